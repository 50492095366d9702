import type { Page } from '@playwright/test';
import { addSession, dialog, expect, signIn, test } from '../support/fixtures';
import { giveFeedback, toast } from '../support/toasts';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 960, height: 600 },
  { width: 375, height: 812 },
];

/** Controls, headings, names, and the name of the product or the logo beside it. */
const READ =
  'a, button, input, select, textarea, th, h1, h2, header .title, main > p svg, tbody td:first-child';

/** The controls of the headers and of the row that has the focus, and the name in the next row. */
const READ_NEXT = `:is(header, thead, tr:has(:focus)) :is(${READ}), h1, h2, tr:has(:focus) + tr td:first-child`;

/**
 * Returns the parts of the screen that the toast covers. A part that something else also covers does not count, such as
 * a scrolled row.
 */
function coveredBy(page: Page, parts: string) {
  return toast(page).evaluate((element, selector) => {
    const toasts = element.closest<HTMLElement>('[aria-live]');
    if (!toasts) throw new Error('The toast is not in a live region');
    const area = element.getBoundingClientRect();
    toasts.style.visibility = 'hidden';
    const covered = Array.from(document.querySelectorAll(selector)).filter((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const start = Math.max(left, area.left);
      const end = Math.min(right, area.right);
      const above = Math.max(top, area.top);
      const below = Math.min(bottom, area.bottom);
      if (toasts.contains(part) || start >= end || above >= below) return false;
      const topmost = document.elementFromPoint((start + end) / 2, (above + below) / 2);
      return topmost !== null && part.contains(topmost);
    });
    toasts.style.visibility = '';
    return covered.map(({ outerHTML }) => outerHTML);
  }, parts);
}

async function expectNothingCovered(page: Page, parts = READ) {
  // A dialog makes room for a long toast in the next frame.
  await expect.poll(() => coveredBy(page, parts), page.url()).toEqual([]);
  await expect(toast(page)).toBeInViewport({ ratio: 1 });
}

/** Returns the button of the last row that is wholly in view, even if only just. */
async function lastInView(page: Page) {
  const buttons = page.getByRole('button', { name: 'Edit' });
  await expect(buttons.first()).toBeVisible();
  const bottom = page.viewportSize()?.height ?? 0;
  const boxes = await Promise.all((await buttons.all()).map((button) => button.boundingBox()));
  return buttons.nth(boxes.findLastIndex((box) => box !== null && box.y + box.height <= bottom));
}

/** A message that is longer than a phone is wide, and not longer than the maximum for a message of the server. */
const REASON = 'The server had a lot to say about this account, and more than once. '
  .repeat(2)
  .trim();

/** An account that the server refuses. */
const NEWCOMER = { Name: 'Rita Ruiz', Email: 'rita@example.com', Age: '41', Password: 'demo-rita' };

async function fillIn(page: Page, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(text);
  }
}

async function refuseAccounts(page: Page) {
  await page.route('**/api/auth/register', (route) =>
    route.fulfill({ status: 409, json: { message: REASON } }),
  );
}

for (const size of SIZES) {
  test.describe(`${size.width} × ${size.height}`, () => {
    test.use({ viewport: size });

    test('a toast moves nothing and covers neither the saved row nor the next name', async ({
      page,
    }) => {
      await addSession(page, 'Manager');
      await page.goto('./evaluations');
      await page.evaluate(() => {
        window.scrollTo(0, 40);
      });
      const last = await lastInView(page);
      await last.click();
      const form = dialog(page, 'Edit Evaluation');
      await form.getByLabel('Note').fill('She listens.');
      const heading = page.locator('h1');
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(page.locator('[data-saved]')).toBeVisible();
      const before = await heading.boundingBox();
      await expect(toast(page)).toContainText('Evaluation updated successfully');
      await expectNothingCovered(page, READ_NEXT);
      await expect(last).toBeFocused();
      await toast(page).getByRole('button', { name: 'Close notification' }).click();
      await expect(toast(page)).toBeHidden();
      expect(await heading.boundingBox()).toEqual(before);
    });

    test('a toast does not cover the end of a page', async ({ page }) => {
      await addSession(page, 'Manager');
      await page.goto('./evaluations');
      await giveFeedback(page, 'last');
      await page.evaluate(() => {
        window.scrollTo(0, document.documentElement.scrollHeight);
      });
      await expectNothingCovered(page);
    });

    test('a toast covers no button for the selected people', async ({ page }) => {
      await addSession(page, 'Manager');
      await page.goto('./results?q=&chosen=employee-005,employee-006');
      await page.getByRole('button', { name: 'Add Evaluation' }).first().click();
      const form = dialog(page, 'Create Evaluation');
      await form.getByLabel('Note').fill('A careful plan.');
      await form.getByLabel('Score').fill('8');
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(form).toBeHidden();
      await expect(toast(page)).toContainText('Evaluation created successfully');
      await expect(page.getByRole('region', { name: 'Chosen people' })).toBeInViewport({
        ratio: 0.9,
      });
      await expectNothingCovered(page, '[aria-label="Chosen people"] *');
    });

    test('a toast does not cover the next dialog of a queue', async ({ page }) => {
      await addSession(page, 'Manager');
      await page.goto('./all-evaluations?overview=1&period=this-year');
      await page.getByRole('button', { name: /^Evaluate \d+ people/ }).click();
      const form = dialog(page, 'Create Evaluation');
      await form.getByLabel('Note').fill('A careful plan.');
      await form.getByLabel('Score').fill('8');
      await form.getByRole('button', { name: 'Save and next' }).click();
      await expect(form.getByText(/^2 of /)).toBeVisible();
      await expect(toast(page)).toContainText('Evaluation created successfully');
      await expectNothingCovered(page);
    });

    test.describe('a refused save', () => {
      test.use({ expectedErrors: [/status of 409/] });

      test('shows its whole text without covering the dialog', async ({ page }) => {
        await refuseAccounts(page);
        await signIn(page, 'Manager');
        await page.getByRole('button', { name: 'Add Employee' }).click();
        await fillIn(page, NEWCOMER);
        await dialog(page, 'Add New Employee').getByRole('button', { name: 'Save' }).click();
        await expect(toast(page)).toContainText(REASON);
        await expectNothingCovered(page);
      });

      test('does not cover the registration form', async ({ page }) => {
        await refuseAccounts(page);
        await page.goto('./register');
        await fillIn(page, { ...NEWCOMER, 'Confirm Password': NEWCOMER.Password });
        await page.getByRole('button', { name: 'Sign Up' }).click();
        await expect(toast(page)).toContainText(REASON);
        await expectNothingCovered(page, 'form :is(input, button, label), h1');
      });
    });
  });
}
