import { expect, signIn, test } from '../support/fixtures';

for (const { path, table, turns } of [
  {
    path: './evaluations',
    table: 'Employee Evaluations',
    turns: [
      ['Next', 'Page 2 of 7'],
      ['Next', 'Page 3 of 7'],
      ['Previous', 'Page 2 of 7'],
    ],
  },
  {
    path: './',
    table: 'Employees',
    turns: [
      ['Go to next page', '11–20 of 57'],
      ['Go to page 3', '21–30 of 57'],
    ],
  },
] as const) {
  test(`another page of ${table} starts at its first row`, async ({ page }) => {
    await signIn(page, 'Manager');
    // The mock in the page does not answer calls that are pending during a navigation.
    await expect(page.getByText('57 employees')).toBeVisible();
    await page.goto(path);
    for (const [button, pageText] of turns) {
      await page.getByRole('button', { name: button, exact: true }).click();
      await expect(page.getByText(pageText)).toBeVisible();
      const rows = page.getByRole('table', { name: table }).getByRole('row');
      await expect(rows.filter({ has: page.getByRole('cell') }).first()).toBeInViewport();
    }
  });
}
