import { dialog, expect, signIn, test } from '../support/fixtures';

test('holding Enter on Save saves once and does not open the dialog again', async ({ page }) => {
  await signIn(page, 'Manager');
  await page.getByRole('button', { name: 'Add Evaluation' }).first().click();
  const form = dialog(page, 'Create Evaluation');
  await form.getByLabel('Note').fill('A careful plan.');
  await form.getByLabel('Score').fill('8');
  await form.getByRole('button', { name: 'Save' }).focus();
  for (let repeat = 0; repeat < 15; repeat += 1) {
    await page.keyboard.down('Enter');
    await page.waitForTimeout(60);
  }
  await page.keyboard.up('Enter');
  await expect(page.getByText('Evaluation created successfully')).toBeVisible();
  await expect(form).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(form).toBeVisible();
});
