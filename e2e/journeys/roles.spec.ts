import { expect, signIn, test } from '../support/fixtures';

const entries = {
  Admin: ['Home', 'My Evaluations', 'All Evaluations', 'Results'],
  Manager: ['Home', 'My Evaluations', 'All Evaluations', 'Results'],
  Employee: ['Home', 'My Evaluations', 'Results'],
} as const;

for (const role of ['Admin', 'Manager', 'Employee'] as const) {
  test(`the navigation of role ${role}`, async ({ page }) => {
    await signIn(page, role);
    expect(await page.evaluate(() => localStorage.getItem('role'))).toBe(role);
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links).toHaveText([...entries[role]]);
  });
}
