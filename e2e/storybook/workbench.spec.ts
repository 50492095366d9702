import { expect, type Page } from '@playwright/test';
import { give } from './channel';
import { open, test, watch } from './fixtures';

const A = 'flows-managing-employees--adding-an-employee';
const B = 'pages-evaluation--sixty-feedbacks';

const frame = (storyId: string, globals = '') =>
  `iframe.html?id=${storyId}&viewMode=story&globals=${globals};a11y.manual:!true`;

/** Follows a story in the sidebar, as far as the page of the story notices. */
async function show(page: Page, storyId: string) {
  const thrown = await give(page, {
    event: 'setCurrentStory',
    payload: { storyId, viewMode: 'story' },
  });
  expect(thrown).toEqual([]);
}

const textOf = (page: Page) => page.locator('body').innerText();

test('a story looks the same after another, though it writes, signs in and toasts', async ({
  page,
}) => {
  const problems = watch(page);
  await open(page);
  await show(page, A);
  const first = await textOf(page);
  expect(first).toContain('1 of 58 employees');
  expect(first).toContain('Employee saved successfully');

  await show(page, B);
  expect(await textOf(page)).toContain('Feedbacks');
  expect(await textOf(page)).not.toContain('Employee saved successfully');

  await show(page, A);
  expect(await textOf(page)).toBe(first);
  expect(problems).toEqual([]);
});

test('time stands still: what is created is of the same day every time', async ({ page }) => {
  await page.goto(frame('flows-reviewing-evaluations--adding-feedback'));
  const added = page.getByRole('listitem').filter({ hasText: 'And she listens.' });
  await expect(added).toContainText('Created At: 30 Jun 2026');
});

test('stories on one docs page do not bleed into each other', async ({ page }) => {
  await page.goto('iframe.html?id=app-header--docs&viewMode=docs');
  const story = (name: string) => page.frameLocator(`iframe[title="${name}"]`);
  const link = (name: string) => story(name).getByRole('link', { name: 'All Evaluations' });
  await page.locator('iframe[title="Admin"]').scrollIntoViewIfNeeded();
  await expect(link('Admin')).toBeVisible();
  await expect(link('Manager')).toBeVisible();
  await expect(link('Employee')).toHaveCount(0);

  // Leaving in one leaves nobody else.
  await story('Admin').getByRole('button', { name: 'Logout' }).click();
  await expect(link('Admin')).toHaveCount(0);
  await expect(link('Manager')).toBeVisible();
});

test('a docs page says when to use it, its arguments, its accessibility and its states', async ({
  page,
}) => {
  const problems = watch(page);
  for (const [id, argument] of [
    ['components-pager--docs', 'totalPages'],
    ['evaluations-evaluationdialog--docs', 'onClose'],
  ]) {
    await page.goto(`iframe.html?id=${id ?? ''}&viewMode=docs`);
    for (const heading of [/When to use it$/, /Arguments$/, /Accessibility$/, /States$/]) {
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    }
    await expect(page.getByRole('row').filter({ hasText: argument })).toBeVisible();
  }
  expect(problems).toEqual([]);
});

test('the toolbars choose role, scenario and theme', async ({ page }) => {
  await page.goto(frame('pages-employees--default', 'role:Employee;theme:dark;scenario:empty'));
  await expect(page.getByText('No employees found.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Results' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'All Evaluations' })).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');

  await give(page, {
    event: 'updateGlobals',
    payload: { globals: { role: 'Manager', scenario: 'default' } },
  });
  await expect(page.getByText('57 employees')).toBeVisible();
  await expect(page.getByRole('link', { name: 'All Evaluations' })).toBeVisible();
});

test('latency is that of the mock', async ({ page }) => {
  await page.goto(frame('pages-employees--default', 'latency:slow'));
  await expect(page.getByText('Loading employees...')).toBeVisible();
  await expect(page.getByText('57 employees')).toBeVisible();
});

test('side by side, a story plays in light and in dark', async ({ page }) => {
  const problems = watch(page);
  await page.goto(frame('flows-managing-employees--searching', 'theme:both'));
  for (const theme of ['light', 'dark']) {
    const half = page.frameLocator(`iframe[title="${theme}"]`);
    await expect(half.locator('html')).toHaveAttribute('data-color-scheme', theme);
    await expect(half.getByText('1 of 57 employees')).toBeVisible();
  }
  expect(problems).toEqual([]);
});

test('an unknown scenario or role shows the default and says so', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.goto(frame('pages-employees--default', 'scenario:nonsense;role:Boss'));
  await expect(page.getByText('57 employees')).toBeVisible();
  await expect(page.getByRole('link', { name: 'All Evaluations' })).toBeVisible();
  expect(warnings.filter((warning) => warning.startsWith('There is no'))).toEqual([
    expect.stringContaining('There is no role "Boss"; the story shows "Admin".'),
    expect.stringContaining('There is no scenario "nonsense"; the story shows "default".'),
  ]);
});

test('the site asks nothing outside of its sub-path, and no other host', async ({ page }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname, protocol } = new URL(request.url());
    const isOwn = origin === new URL(page.url()).origin && /^\/(design|api)\//.test(pathname);
    if (protocol.startsWith('http') && page.url() !== 'about:blank' && !isOwn) {
      outside.push(request.url());
    }
  });
  await page.goto('?path=/story/pages-employees--default');
  const story = page.frameLocator('#storybook-preview-iframe');
  await expect(story.getByText('57 employees')).toBeVisible();
  expect(await page.evaluate(() => document.title)).toContain('Employees');
  expect(outside).toEqual([]);
});
