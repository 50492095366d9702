import type { Page } from '@playwright/test';
import { dialog, expect, signIn, test } from '../support/fixtures';
import { giveFeedback, toast } from '../support/toasts';

/** Marks the controls that can be clicked now, to find those that a toast covers later. */
async function markControls(page: Page) {
  const marked = await page.evaluate(() => {
    const controls = document.querySelectorAll('a, button, input, textarea, [role="combobox"]');
    const pressable = Array.from(controls).filter((control) => {
      const { x, y, width, height } = control.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return control.checkVisibility() && control.contains(top);
    });
    for (const control of pressable) control.setAttribute('data-pressable', '');
    return pressable.length;
  });
  expect(marked).toBeGreaterThan(0);
}

/** The marked controls whose centre is under the toast. */
function coveredControls(page: Page) {
  return toast(page).evaluate((shown) =>
    Array.from(document.querySelectorAll('[data-pressable]'))
      .filter((control) => {
        const { x, y, width, height } = control.getBoundingClientRect();
        return shown.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      })
      .map((control) => control.outerHTML),
  );
}

/** Waits until the page has moved below the toast, then looks for covered controls. Hovering keeps the toast open. */
async function expectNothingCovered(page: Page) {
  await toast(page).hover();
  const height = await toast(page).evaluate(
    (shown) => `${Math.round(shown.getBoundingClientRect().height)}px`,
  );
  const padding = () => page.evaluate(() => getComputedStyle(document.body).paddingTop);
  await expect.poll(padding).toBe(height);
  expect(await coveredControls(page)).toEqual([]);
}

async function fillIn(page: Page, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(text);
  }
}

/** An account that the server refuses, because its e-mail address is in use. */
const DUPLICATE = {
  Name: 'Rita Ruiz',
  Email: 'ada.admin@example.com',
  Age: '41',
  Password: 'demo-rita',
};

test.use({ expectedErrors: [/status of 409/] });

test('after feedback on the first and the last row of a page the toast covers no control', async ({
  page,
}) => {
  await signIn(page, 'Manager');
  // The mock in the page does not answer calls that are pending during a navigation.
  await expect(page.getByText('57 employees')).toBeVisible();
  const next = page.getByRole('button', { name: 'Next', exact: true });
  for (const position of ['first', 'last'] as const) {
    await page.goto('./evaluations');
    await page.getByRole('button', { name: 'Add Feedback' })[position]().scrollIntoViewIfNeeded();
    if (position === 'last') await next.scrollIntoViewIfNeeded();
    await markControls(page);
    await giveFeedback(page, position);
    await expectNothingCovered(page);
    await next.click();
    await expect(page.getByText('Page 2 of 7')).toBeVisible();
  }
});

test('while a dialog is open a toast covers no control', async ({ page }) => {
  await signIn(page, 'Manager');
  await page.getByRole('button', { name: 'Add Employee' }).click();
  const form = dialog(page, 'Add New Employee');
  await fillIn(page, DUPLICATE);
  await markControls(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page)).toContainText('Failed to save employee: ');
  // The longest possible message, so that the toast is higher than the space above the dialog.
  await toast(page)
    .locator('bdi')
    .evaluate((text) => {
      text.textContent = `Failed to save employee: ${'The server said a lot. '.repeat(9)}`;
    });
  await expectNothingCovered(page);
  await toast(page).getByRole('button', { name: 'Close notification' }).click();
  await expect(toast(page)).toBeHidden();
  await expect(form).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('padding-top', '0px');
});

test('on the registration screen a toast covers no control', async ({ page }) => {
  await page.goto('./register');
  await fillIn(page, { ...DUPLICATE, 'Confirm Password': DUPLICATE.Password });
  const signUp = page.getByRole('button', { name: 'Sign Up' });
  await signUp.scrollIntoViewIfNeeded();
  await markControls(page);
  await signUp.click();
  await expect(toast(page)).toContainText('An account with this email already exists');
  await expectNothingCovered(page);
});
