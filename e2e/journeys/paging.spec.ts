import { choose, expect, signIn, test } from '../support/fixtures';

test('another page of evaluations begins with the top of the table', async ({ page }) => {
  await signIn(page, 'Manager');
  await choose(page, 'My Evaluations');
  const table = page.getByRole('table', { name: 'Employee Evaluations' });
  for (const [button, number] of [
    ['Next', 2],
    ['Next', 3],
    ['Previous', 2],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByText(`Page ${number} of 7`)).toBeVisible();
    await expect(
      table
        .getByRole('row')
        .filter({ has: page.getByRole('cell') })
        .first(),
    ).toBeInViewport();
  }
});
