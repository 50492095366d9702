import type { Page } from '@playwright/test';
import { dialog, expect, signIn, test } from '../support/fixtures';

/** Milliseconds between the repeats of a held key, and between quick clicks. */
const PAUSE = 60;

/** Opens the dialog of the first employee, and fills it in. */
async function fillIn(page: Page) {
  await signIn(page, 'Manager');
  await page.getByRole('button', { name: 'Add Evaluation' }).first().click();
  const form = dialog(page, 'Add Evaluation');
  await form.getByLabel('Note').fill('A careful plan.');
  await form.getByLabel('Score').fill('8');
  return form;
}

/** Nothing beneath the dialog was pressed. */
async function expectHome(page: Page) {
  await expect(page.getByText('Evaluation created successfully')).toBeVisible();
  await page.waitForTimeout(5 * PAUSE);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Employees', exact: true })).toBeVisible();
}

test('Enter held on Save saves once, and does not open the dialog again', async ({ page }) => {
  const form = await fillIn(page);
  await form.getByRole('button', { name: 'Save' }).focus();
  for (let repeat = 0; repeat < 15; repeat += 1) {
    await page.keyboard.down('Enter');
    await page.waitForTimeout(PAUSE);
  }
  await page.keyboard.up('Enter');
  await expectHome(page);
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'Add Evaluation')).toBeVisible();
});

test('quick clicks on Save do not open what lies beneath', async ({ page }) => {
  const form = await fillIn(page);
  const box = await form.getByRole('button', { name: 'Save' }).boundingBox();
  if (!box) throw new Error('Save has no place');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  for (let clickCount = 1; clickCount <= 10; clickCount += 1) {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
    await page.waitForTimeout(PAUSE);
  }
  await expectHome(page);
});
