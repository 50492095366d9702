import { env, stdout } from 'node:process';
import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../../mocks/demoAccounts';
import { startRandom } from '../../mocks/seed/random';
import { choose, dialog, expect, test } from '../support/fixtures';
import { spoilNetwork } from './badNetwork';
import { faultIn, isSignedOut, look, perhapsSignIn, signInAs, step, type Account } from './walk';

const STEPS = 1_000;

/**
 * `CHAOS_SEED=123 npx playwright test chaos` walks the walk of a run that failed once more. Each run walks
 * differently, but in continuous integration, where the same code should have the same result.
 */
const ANY_SEED = env['CI'] ? 222_222 : Date.now() % 1_000_000;
const seed = Number(env['CHAOS_SEED'] ?? ANY_SEED);

/** The logs of spec section 8, the app's own for an export, and Chromium's for every call that fails. */
const EXPECTED_LOGS =
  /^(?:Error fetching employees|Error fetching evaluation results|Failed to fetch evaluations?|Error fetching employee data|Export failed|Failed to load resource)/;

// Answers are spoilt on purpose, so they are not held against the contract; the test has its own ledger.
test.use({ expectedErrors: [/./] });

test('a thousand clicks and keystrokes on a bad line', async ({ page }, testInfo) => {
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
  // Whoever closes a page with unsaved text is asked.
  page.on('dialog', (question) => void question.accept());

  const [account] = DEMO_ACCOUNTS;
  await page.goto('./');
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
  await signInAs(page, account);
  const { done, mend } = await spoilNetwork(page, seed);
  const random = startRandom(seed);
  for (let count = 0; count < STEPS && problems.length === 0; count += 1) {
    const sight = await look(page);
    const fault = await faultIn(page, sight);
    if (fault) problems.push(fault);
    const isSigningIn = await perhapsSignIn(page, random);
    const deed = isSigningIn ? 'sign in' : await step(page, random, sight);
    log.push(`${count} ${deed} · ${page.url()}`);
  }

  await testInfo.attach('walk', { body: log.join('\n'), contentType: 'text/plain' });
  stdout.write(
    `Chaos: seed ${seed}, ${log.length} steps, ${done.failed} of ${done.calls} calls failed\n`,
  );
  expect(problems, `CHAOS_SEED=${seed}, after: ${log.slice(-5).join(' | ')}`).toEqual([]);

  // No dead end: on a good line, whoever got lost finds the way and saves something.
  await mend();
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

/** To the whole list. An answer that came last may have ended the session in the middle of it. */
async function goHome(page: Page, account: Account) {
  await expect(async () => {
    if (isSignedOut(page)) await signInAs(page, account);
    else await choose(page, 'Home');
    const again = page.getByRole('button', { name: 'Try again' });
    if (await again.isVisible()) await again.click();
    await page.getByPlaceholder('Search employees...').fill('', { timeout: 5_000 });
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
