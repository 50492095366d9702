import { choose, expect, signIn, test } from '../support/fixtures';

test('Back from a profile restores the search, the page and the scroll position', async ({
  page,
}) => {
  await signIn(page, 'Admin');
  await expect(page.getByRole('table', { name: 'Employees' })).toBeVisible();
  await page.getByLabel('Search employees').fill('example');
  await page.getByRole('button', { name: 'Go to page 2' }).click();
  await page.getByRole('link', { name: 'View Profile' }).last().scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.getByRole('link', { name: 'View Profile' }).last().click();
  await expect(page.getByRole('heading', { name: /'s Profile$/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Search employees')).toHaveValue('example');
  await expect(page.getByRole('button', { name: 'page 2' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test('Results renders only the cards in view, and announces their number', async ({ page }) => {
  await signIn(page, 'Admin');
  await choose(page, 'Results');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('57 found')).toBeVisible();
  const cards = page.getByRole('list', { name: 'Employees found' }).getByRole('listitem');
  await expect(cards.first()).toHaveAttribute('aria-setsize', '57');
  expect(await cards.count()).toBeLessThan(57);
  await page.keyboard.press('End');
  await expect(page.locator('[aria-posinset="57"]')).toBeInViewport();
});
