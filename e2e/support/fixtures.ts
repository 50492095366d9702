import { randomUUID } from 'node:crypto';
import { test as base, expect, type Page } from '@playwright/test';
import { demoAccount } from '../../mocks/demoAccounts';
import { startHttpServer } from '../../mocks/runtimes/http/httpServer';
import { issueToken } from '../../mocks/handlers/tokens';
import type { Role } from '../../src/domain/constants';
import { readContract } from '../../contract/document';
import { createContractValidator } from '../../contract/validation';
import type { I18n } from '../../src/i18n/createI18n';
import { siteOfWorker } from './sites';
import { english } from './texts';

const { checkRequest, checkResponse } = createContractValidator(readContract());

export interface Options {
  /** Whether the tests run against the production build on nginx instead of the development server. */
  deployed: boolean;
}

interface Served extends Options {
  /** The API behind nginx. Each test gets a new one, because it keeps what the test writes. */
  apiServer: undefined;
}

interface Fixtures {
  /** The console errors and contract violations that the test causes on purpose. */
  expectedErrors: RegExp[];
  /** Fails the test on console errors, uncaught errors and traffic that breaks the contract. */
  failOnProblems: undefined;
}

/** A test that sends requests and opens no page. */
export const servedTest = base.extend<Served>({
  deployed: [false, { option: true }],
  baseURL: async ({ baseURL, deployed }, provide, { parallelIndex }) => {
    await provide(deployed ? siteOfWorker(parallelIndex).url : baseURL);
  },
  apiServer: [
    async ({ deployed }, use, { parallelIndex }) => {
      if (!deployed) {
        await use(undefined);
        return;
      }
      const port = siteOfWorker(parallelIndex).apiPort;
      // The latency is long enough for loading states to be shown.
      const host = await startHttpServer({ host: '127.0.0.1', port, latency: 50 });
      await use(undefined);
      await host.close();
    },
    { auto: true },
  ],
});

export const test = servedTest.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  failOnProblems: [
    async ({ page, expectedErrors }, use) => {
      const problems: string[] = [];
      const checks: Promise<unknown>[] = [];
      page.on('pageerror', (error) => problems.push(`Uncaught: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(`console.error: ${message.text()}`);
      });
      page.on('response', (response) => {
        const request = response.request();
        const { pathname } = new URL(response.url());
        if (!pathname.startsWith('/api/')) return;
        const sent: unknown = request.postDataJSON() ?? undefined;
        problems.push(...checkRequest(request.method(), response.url(), sent));
        const check = response.json().then(
          (body: unknown) =>
            problems.push(
              ...checkResponse(request.method(), response.url(), response.status(), body),
            ),
          // The page was closed before the body was read.
          () => undefined,
        );
        checks.push(check);
      });
      await use(undefined);
      await Promise.all(checks);
      const isExpected = (problem: string) =>
        expectedErrors.some((pattern) => pattern.test(problem));
      expect(problems.filter((problem) => !isExpected(problem))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Gives the pages of the test the session of a demo account, as if another tab had signed in. It opens no page. */
export async function addSession(page: Page, role: Role) {
  // This is done only once, because a later page of the test may be signed out.
  await page.addInitScript(
    ([token, storedRole, key]) => {
      if (window.origin === 'null' || sessionStorage.getItem(key) !== null) return;
      sessionStorage.setItem(key, 'done');
      // The prefix is that of src/domain/storageKey.ts.
      const prefix = location.pathname.startsWith('/demo/') ? 'demo-' : '';
      localStorage.setItem(`${prefix}token`, token);
      localStorage.setItem(`${prefix}role`, storedRole);
    },
    [issueToken(demoAccount(role)), role, `sign-in ${randomUUID()}`] as const,
  );
}

/** Opens Home with the session of a demo account. A test of another screen calls `addSession`, and opens one page less. */
export async function signIn(page: Page, role: Role, i18n = english) {
  await addSession(page, role);
  await page.goto('./');
  await expectHome(page, i18n);
}

/** Signs in with a demo account through the form. Only after this, the tab has the user's e-mail. */
export async function signInByForm(page: Page, role: Role) {
  await page.goto('./');
  await submitSignIn(page, role);
}

/** Fills in the form of the open sign-in screen, and waits for Home. */
export async function submitSignIn(page: Page, role: Role) {
  const { email, password } = demoAccount(role);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expectHome(page, english);
}

const expectHome = (page: Page, { t }: I18n) =>
  expect(page.getByRole('heading', { name: t('employees.title'), exact: true })).toBeVisible();

/** Clicks an entry of the header, or of its menu on a narrow screen. */
export async function choose(page: Page, entry: string) {
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) {
    await menu.click();
    await page.getByRole('menuitem', { name: entry, exact: true }).click();
  } else {
    await page.getByRole('banner').getByText(entry, { exact: true }).click();
  }
}

export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
