import { env, stdout } from 'node:process';
import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../../mocks/demoAccounts';
import { startRandom } from '../../mocks/seed/random';
import { choose, dialog, expect, test } from '../support/fixtures';
import { breakNetwork } from './badNetwork';
import { isFull } from './length';
import {
  findProblem,
  isSignedOut,
  maybeSignIn,
  readScreen,
  signInAs,
  step,
  type Account,
} from './walk';

const STEPS = isFull ? 1_000 : 150;

/**
 * `CHAOS_SEED=123 npx playwright test chaos` repeats a run that failed. Each run uses another seed, except in
 * continuous integration, where the same code should have the same result.
 */
const DEFAULT_SEED = env['CI'] ? 222_222 : Date.now() % 1_000_000;
const seed = Number(env['CHAOS_SEED'] ?? DEFAULT_SEED);

/** The app's logs (specification, Logs), and Chromium's for every failed request. */
const EXPECTED_LOGS =
  /^(?:Error fetching employees|Error fetching evaluation results|Failed to fetch evaluations?|Error fetching employee data|Export failed|Failed to load resource)/;

// Responses violate the contract on purpose. The test collects the relevant problems itself.
test.use({ expectedErrors: [/./] });

test('a random walk on a bad network', async ({ page }, testInfo) => {
  test.setTimeout(300_000);
  const log: string[] = [];
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`Uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED_LOGS.test(message.text())) {
      problems.push(`console.error: ${message.text()}`);
    }
  });
  page.on('crash', () => problems.push('The page crashed'));
  // The browser asks before a page with unsaved text closes.
  page.on('dialog', (browserDialog) => void browserDialog.accept());

  const [account] = DEMO_ACCOUNTS;
  await page.goto('./');
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
  await signInAs(page, account);
  const { stats, restore } = await breakNetwork(page, seed);
  const random = startRandom(seed);
  for (let count = 0; count < STEPS && problems.length === 0; count += 1) {
    const screen = await readScreen(page);
    const problem = await findProblem(page, screen);
    if (problem) problems.push(problem);
    const isSigningIn = await maybeSignIn(page, random);
    const action = isSigningIn ? 'sign in' : await step(page, random, screen);
    log.push(`${count} ${action} · ${page.url()}`);
  }

  await testInfo.attach('walk', { body: log.join('\n'), contentType: 'text/plain' });
  stdout.write(
    `Chaos: seed ${seed}, ${log.length} steps, ${stats.failed} of ${stats.calls} requests failed\n`,
  );
  expect(problems, `CHAOS_SEED=${seed}, after: ${log.slice(-5).join(' | ')}`).toEqual([]);

  // Once the network works again, an evaluation can be saved, whatever the walk has left on the screen.
  await restore();
  await closeDialogs(page);
  await goHome(page, account);
  await page.getByRole('button', { name: 'Add Evaluation' }).first().click();
  const form = dialog(page, 'Create Evaluation for');
  await form.getByLabel('Note').fill('Still here.');
  await form.getByLabel('Score').fill('7');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Evaluation created successfully')).toBeVisible();
  expect(problems).toEqual([]);
});

/**
 * Opens Home with its employees. A late 401 may end the session before that. The last answer of the walk may have
 * failed or contained nobody: the app shows that until it reads the list again.
 */
async function goHome(page: Page, account: Account) {
  const row = page.getByRole('button', { name: 'Add Evaluation' }).first();
  const retry = page.getByRole('button', { name: 'Try again' });
  const nobody = page.getByText('No employees found.');
  await expect(async () => {
    if (isSignedOut(page)) await signInAs(page, account);
    else await choose(page, 'Home');
    await row.or(retry).or(nobody).first().waitFor({ timeout: 5_000 });
    if (await retry.isVisible()) await retry.click();
    else if (await nobody.isVisible()) await page.reload();
    await row.waitFor({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
}

async function closeDialogs(page: Page) {
  const open = page.locator(
    '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]',
  );
  const discard = page.getByRole('button', { name: 'Discard' });
  await expect(async () => {
    if (await discard.isVisible()) await discard.click();
    else if (await open.first().isVisible()) await page.keyboard.press('Escape');
    await expect(open).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 60_000 });
}
