import { expect, type Page } from '@playwright/test';
import { fromLink } from '../../mocks/states/link';
import { test } from './fixtures';

/** Opens a story in Storybook's own page. */
async function openStory(page: Page, storyId: string) {
  await page.goto(`./?path=/story/${storyId}`);
  return page.frameLocator('#storybook-preview-iframe');
}

test('a size is one click, and plays the story again', async ({ page }) => {
  const frame = await openStory(page, 'flows-managing-employees--adding-an-employee');
  const saved = frame.getByText('Employee saved successfully');
  await expect(saved).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Controls' })).toHaveCount(0);
  await saved.evaluate((toast) => {
    toast.textContent = 'The first run';
  });

  for (const [name, width] of [
    ['Phone', 375],
    ['Desktop', 1920],
  ] as const) {
    await page.getByRole('switch', { name }).click();
    await expect.poll(() => frame.locator('html').evaluate(() => innerWidth)).toBe(width);
  }
  await expect(saved).toBeVisible();
  await expect(frame.getByText('1 of 58 employees')).toBeVisible();
});

test('a choice that a story makes itself, or that changes nothing, is grey', async ({ page }) => {
  const choice = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}\\b`) });
  for (const [story, grey, free] of [
    ['pages-employees--failed', ['State: Failed'], ['Theme', 'Role', 'Latency']],
    ['pages-sign-in--empty', ['Role: Signed out'], ['Theme', 'State', 'Latency']],
    ['components-tag--default', ['Role', 'State', 'Latency'], ['Theme']],
  ] as const) {
    await openStory(page, story);
    for (const name of grey) await expect(page.getByText(name, { exact: true })).toBeDisabled();
    await expect(page.getByTitle(/^This story /).first()).toBeVisible();
    for (const name of free) await expect(choice(name)).toBeEnabled();
  }
});

test('from a story to the running app in that state, and to its code', async ({ page }) => {
  await openStory(page, 'pages-employees--failed');
  const link = page.getByRole('link', { name: 'Open in the app' });
  const address = new URL((await link.getAttribute('href')) ?? '');
  expect(address.pathname).toBe('/');
  expect(fromLink(address.searchParams.get('mock') ?? '').arrangement).toMatchObject({
    scenario: 'serverError',
    persona: 'Admin',
  });
  await page.getByRole('button', { name: 'Code' }).click();
  await expect(page.getByRole('tabpanel')).toContainText("state: 'serverError'");
});

test('the search finds stories by other words for their state', async ({ page }) => {
  await openStory(page, 'pages-employees--loaded');
  for (const [search, found] of [
    ['results failed', /^Failed\s*Pages\s*Results$/],
    ['results error', /^Failed\s*Pages\s*Results$/],
    ['error', /^Failed\s*Pages\s*Employees$/],
  ] as const) {
    await page.locator('#storybook-explorer-searchfield').fill(search);
    await expect(page.locator('.search-result-item').filter({ hasText: found })).toBeVisible();
  }
});

test('a story is played in English, and then shown in the language of the toolbar', async ({
  page,
}) => {
  const story = 'evaluations-evaluationdialog--invalid';
  await page.goto(`./?path=/story/${story}&globals=language:en-XA`);
  const frame = page.frameLocator('#storybook-preview-iframe');
  const error = frame.locator('.MuiFormHelperText-root').first();
  await expect(error).toHaveText(/^⟦[^a-z]+⟧$/);
  await page.getByRole('button', { name: 'Language: Pseudo-locale' }).click();
  await page.getByRole('option', { name: 'العربية' }).click();
  await expect(error).toHaveText(/^\p{Script=Arabic}[^a-z]+$/u);
  await expect(frame.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page).toHaveURL(/globals=language:ar/);
});
