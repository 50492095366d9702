import type { Page } from '@playwright/test';
import { choose, dialog, expect, signIn, signInByForm, test } from '../support/fixtures';

const signInHeading = (page: Page) => page.getByRole('heading', { name: 'Welcome Back' });

async function expectSignedOut(...tabs: Page[]) {
  for (const tab of tabs) {
    await expect(signInHeading(tab)).toBeVisible();
    await expect(tab.locator('header, [role="dialog"]')).toHaveCount(0);
  }
}

/** Opens another tab with a dialog, and types into it. */
async function openTabWithDialog(page: Page, text: string) {
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await expect(tab.getByText('57 employees')).toBeVisible();
  await tab.getByRole('button', { name: 'Add Employee' }).click();
  await dialog(tab, 'Add New Employee').getByLabel('Name').fill(text);
  return tab;
}

test('Logout ends the session in all tabs, and Back shows none of its data', async ({ page }) => {
  await signIn(page, 'Admin');
  await page.getByRole('link', { name: 'View Profile' }).first().click();
  const profile = page.getByRole('heading', { name: /'s Profile$/ });
  await expect(profile).toBeVisible();
  const address = page.url();
  await choose(page, 'Home');
  const second = await openTabWithDialog(page, 'Nadia Novak');
  const third = await page.context().newPage();
  await third.goto(address);
  await expect(third.getByRole('heading', { name: /'s Profile$/ })).toBeVisible();

  await choose(page, 'Logout');
  await expectSignedOut(page, second, third);
  for (const tab of [page, second, third]) {
    const kept = await tab.evaluate(() => [
      localStorage.getItem('token'),
      localStorage.getItem('role'),
      localStorage.getItem('drafts'),
    ]);
    expect(kept).toEqual([null, null, null]);
  }

  await page.goBack();
  await expect(signInHeading(page)).toBeVisible();
  await expect(profile).toBeHidden();
  await third.goBack();
  await third.goForward();
  await expect(signInHeading(third)).toBeVisible();
  await expect(third.getByText('Profile')).toBeHidden();
});

test('the text of a closed tab is offered, but not while its dialog is open', async ({ page }) => {
  await signInByForm(page, 'Manager');
  const first = await page.context().newPage();
  await first.goto(page.url());
  await first.getByRole('button', { name: 'Add Evaluation' }).first().click();
  await first.getByLabel('Note').fill('Explains hard things');
  await first.getByRole('radio', { name: '7' }).check({ force: true });
  await expect
    .poll(() => first.evaluate(() => JSON.stringify(localStorage)))
    .toContain('Explains hard things');

  const offer = page.getByRole('region', { name: 'Unsaved text' });
  const waiting = () => page.evaluate(async () => (await navigator.locks.query()).pending?.length);
  await page.reload();
  await expect.poll(waiting).toBe(1);
  await expect.poll(waiting).toBe(0);
  await expect(offer).toBeHidden();

  await first.close();
  await page.reload();
  await expect(offer).toContainText(/^You were writing about .+\.Score 7/);
  await offer.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Note')).toHaveValue('Explains hard things');
  await page.getByLabel('Note').fill('Explains hard things well');

  // The reload loses nothing, not even text that was typed just before it.
  page.on('dialog', (question) => void question.accept());
  await page.reload();
  await offer.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Note')).toHaveValue('Explains hard things well');
  await expect(page.getByRole('radio', { name: '7' })).toBeChecked();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(offer).toBeHidden();
  await page.reload();
  await expect(page.getByText('57 employees')).toBeVisible();
  await expect(offer).toBeHidden();
});

test('the app asks before Back or closing the tab discards typed text', async ({ page }) => {
  await signIn(page, 'Admin');
  await choose(page, 'Results');
  // The history has no entry for a navigation that is replaced before it ends.
  await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible();
  await choose(page, 'Home');
  await page.getByRole('button', { name: 'Add Employee' }).click();
  const form = dialog(page, 'Add New Employee');
  await form.getByLabel('Name').fill('Nadia Novak');

  await page.goBack();
  const confirmation = page.getByRole('alertdialog', { name: 'Discard changes?' });
  await expect(confirmation.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Name')).toHaveValue('Nadia Novak');
  await expect(page).not.toHaveURL(/results$/);

  const dialogShown = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const browserDialog = await dialogShown;
  expect(browserDialog.type()).toBe('beforeunload');
  await browserDialog.dismiss();

  await page.goBack();
  await confirmation.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible();
  await expect(form).toBeHidden();
});

test('the newest draft survives a session that expires in another tab, and a reload', async ({
  page,
  deployed,
  expectedErrors,
}) => {
  test.skip(!deployed, 'Requests to the mock in the page cannot be intercepted.');
  expectedErrors.push(/status of 401/);
  await signInByForm(page, 'Admin');
  await page.reload();
  await page.getByRole('button', { name: 'Add Evaluation' }).first().click();
  const form = dialog(page, 'Create Evaluation for ');
  await form.getByLabel('Note').fill('Typed where the user signed in');
  await form.getByLabel('Score').fill('8');

  const second = await openTabWithDialog(page, 'Typed in the second tab');
  const secondForm = dialog(second, 'Add New Employee');
  await secondForm.getByLabel('Email').fill('second@example.com');
  await secondForm.getByLabel('Age').fill('36');
  await secondForm.getByLabel('Password').fill('top-secret');
  await second.route('**/api/auth/register', (route) =>
    route.fulfill({ status: 401, json: { message: 'Please sign in' } }),
  );
  await secondForm.getByRole('button', { name: 'Save' }).click();
  await expectSignedOut(page, second);

  await page.reload();
  await signInByForm(page, 'Admin');
  const offered = (tab: Page) => tab.getByRole('region', { name: 'Unsaved text' });
  // Only the newest text is kept.
  await offered(page).getByRole('button', { name: 'Continue' }).click();
  const continued = dialog(page, 'Add New Employee');
  await expect(continued.getByLabel('Email')).toHaveValue('second@example.com');
  await expect(continued.getByLabel('Password')).toHaveValue('');

  // The same user has signed in in another tab.
  await expect(second.getByText('57 employees')).toBeVisible();
  await expect(offered(second)).toBeHidden();
});

test('a tab shows what another tab has saved', async ({ page, deployed }) => {
  test.skip(!deployed, 'Each page has a mock of its own.');
  await signIn(page, 'Admin');
  await choose(page, 'All Evaluations');
  const list = (tab: Page) => tab.getByRole('table', { name: 'All Evaluations' });
  await expect(list(page)).toBeVisible();
  const second = await page.context().newPage();
  await second.goto(page.url());
  await list(second).getByRole('button', { name: 'Edit' }).first().click();
  const form = second.getByRole('dialog', { name: /^Edit Evaluation for/ });
  await form.getByLabel('Note').fill('Written in the second tab');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(list(second)).toContainText('Written in the second tab');
  await expect(list(page)).toContainText('Written in the second tab');
});
