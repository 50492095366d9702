import { choose, expect, test } from '../support/fixtures';

test('a user registers, logs out and signs in', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 401/);
  await page.goto('./register');
  await page.getByLabel('Name').fill('Rita Ruiz');
  await page.getByLabel('Email').fill('rita.ruiz@example.com');
  await page.getByLabel('Age').fill('41');
  await page.getByLabel('Password', { exact: true }).fill('demo-rita');
  await page.getByLabel('Confirm Password').fill('demo-rita');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('Registration successful!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Employees', exact: true })).toBeVisible();

  await choose(page, 'Logout');
  await page.getByLabel('Email').fill('rita.ruiz@example.com');
  await page.getByLabel('Password').fill('wrong-password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Invalid email or password')).toBeVisible();
  await page.getByLabel('Password').fill('demo-rita');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Employees', exact: true })).toBeVisible();
});
