import { expect, signIn, test } from './fixtures';

test('a second tab is signed in too, and out', async ({ page, context }) => {
  await signIn(page, 'Admin');
  const second = await context.newPage();
  await second.goto('/');
  await expect(second.getByText('57 employees')).toBeVisible();
  await second.evaluate(() => {
    localStorage.clear();
  });
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
});
