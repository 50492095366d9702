import { test as base, expect, type Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../../mocks/demoAccounts';
import { startHost } from '../../mocks/hosts/host';
import type { Role } from '../../src/domain/constants';
import { readContract } from '../../test/contractDocument';
import { createContractValidator } from '../../test/contractValidation';
import { worldOf } from './sites';

const { checkRequest, checkResponse } = createContractValidator(readContract());

export interface Options {
  /** Whether the page is the production build on nginx, and not the development server's. */
  deployed: boolean;
}

interface Fixtures extends Options {
  /** What the test brings about on purpose: texts of console errors, breaches of the contract. */
  expectedErrors: RegExp[];
  /** Fails the test on console errors, uncaught errors and traffic that breaks the contract. */
  watched: undefined;
  /** The API behind nginx, which would keep what a test writes: each has one of its own. */
  world: undefined;
}

export const test = base.extend<Fixtures>({
  deployed: [false, { option: true }],
  baseURL: async ({ baseURL, deployed }, provide, { parallelIndex }) => {
    await provide(deployed ? worldOf(parallelIndex).url : baseURL);
  },
  world: [
    async ({ deployed }, use, { parallelIndex }) => {
      if (!deployed) {
        await use(undefined);
        return;
      }
      const port = worldOf(parallelIndex).apiPort;
      // Slow enough for what a page shows on the way.
      const host = await startHost({ host: '127.0.0.1', port, latency: 50 });
      await use(undefined);
      await host.close();
    },
    { auto: true },
  ],
  expectedErrors: [[], { option: true }],
  watched: [
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
          // The page went away before its answer was read.
          () => undefined,
        );
        checks.push(check);
      });
      await use(undefined);
      await Promise.all(checks);
      const isExpected = (problem: string) => expectedErrors.some((known) => known.test(problem));
      expect(problems.filter((problem) => !isExpected(problem))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Signs a demo account in through the form. */
export async function signIn(page: Page, role: Role) {
  const account = DEMO_ACCOUNTS.find((demo) => demo.role === role);
  if (!account) throw new Error(`No demo account is ${role}`);
  await page.goto('./');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Employees', exact: true })).toBeVisible();
}

/** Follows an entry of the header, or of its menu where the screen is narrow. */
export async function choose(page: Page, entry: string) {
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) {
    await menu.click();
    await page.getByRole('menuitem', { name: entry, exact: true }).click();
  } else {
    await page.getByRole('banner').getByText(entry, { exact: true }).click();
  }
}

/** A dialog by its title. */
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
