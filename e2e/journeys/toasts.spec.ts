import type { Page } from '@playwright/test';
import { dialog, expect, signIn, test } from '../support/fixtures';
import { giveFeedback, toast } from '../support/toasts';

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The controls that can be pressed inside the area. */
function controlsIn(page: Page, area: Area) {
  return page.evaluate((covered) => {
    const controls = document.querySelectorAll('a, button, input, select, textarea');
    return Array.from(controls)
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        const start = Math.max(left, covered.x);
        const end = Math.min(right, covered.x + covered.width);
        const above = Math.max(top, covered.y);
        const below = Math.min(bottom, covered.y + covered.height);
        if (start >= end || above >= below) return false;
        const topmost = document.elementFromPoint((start + end) / 2, (above + below) / 2);
        return control.contains(topmost);
      })
      .map((control) => control.outerHTML);
  }, area);
}

async function expectNoControlsIn(page: Page, area: Area) {
  for (const end of [false, true]) {
    await page.evaluate((isEnd) => {
      window.scrollTo(0, isEnd ? document.documentElement.scrollHeight : 0);
    }, end);
    expect(await controlsIn(page, area), page.url()).toEqual([]);
  }
}

/** The area of the toast on the screen. */
async function areaOf(page: Page): Promise<Area> {
  const area = await toast(page).boundingBox();
  if (!area) throw new Error('No toast is shown');
  return area;
}

async function close(page: Page) {
  await toast(page).getByRole('button', { name: 'Close notification' }).click();
  await expect(toast(page)).toBeHidden();
}

/** An account that the server refuses, because its e-mail address is in use. */
const DUPLICATE = {
  Name: 'Rita Ruiz',
  Email: 'ada.admin@example.com',
  Age: '41',
  Password: 'demo-rita',
};

async function fillIn(page: Page, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(text);
  }
}

// It is over the header, which is the same on every main screen.
test('a toast covers no control of a main screen, at its top or at its end', async ({ page }) => {
  await signIn(page, 'Manager');
  await page.goto('./evaluations');
  await giveFeedback(page);
  const area = await areaOf(page);
  await close(page);
  await expectNoControlsIn(page, area);
});

test.describe('over a form that is refused', () => {
  test.use({ expectedErrors: [/status of 409/] });

  test('a toast covers no control of a dialog', async ({ page }) => {
    await signIn(page, 'Manager');
    await page.getByRole('button', { name: 'Add Employee' }).click();
    const form = dialog(page, 'Add New Employee');
    await fillIn(page, DUPLICATE);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page)).toContainText('Failed to save employee: ');
    await toast(page).hover();
    const area = await areaOf(page);
    await close(page);
    expect(await controlsIn(page, area)).toEqual([]);
    await expect(form).toBeVisible();
  });

  test('a toast covers no control of the registration', async ({ page }) => {
    await page.goto('./register');
    await fillIn(page, { ...DUPLICATE, 'Confirm Password': DUPLICATE.Password });
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(toast(page)).toContainText('An account with this email already exists');
    const area = await areaOf(page);
    await close(page);
    await expectNoControlsIn(page, area);
  });
});
