import { expect, type Page } from '@playwright/test';
import { emitAndWait } from './channel';
import { open, test, watch } from './fixtures';

const WRITING_STORY = 'flows-managing-employees--adding-an-employee';
const DATED_STORY = 'flows-reviewing-evaluations--adding-feedback';

const frameAddress = (storyId: string, globals = '') =>
  `iframe.html?id=${storyId}&viewMode=story&globals=${globals};a11y.manual:!true`;

/** Selects a story as the sidebar does. */
async function selectStory(page: Page, storyId: string) {
  const errors = await emitAndWait(page, {
    event: 'setCurrentStory',
    payload: { storyId, viewMode: 'story' },
  });
  expect(errors).toEqual([]);
}

const textOf = (page: Page) => page.locator('body').innerText();

test('a story that writes data changes neither the next story nor its own next run', async ({
  page,
}) => {
  const problems = watch(page);
  await open(page);
  await selectStory(page, WRITING_STORY);
  const first = await textOf(page);
  expect(first).toContain('1 of 58 employees');
  expect(first).toContain('Employee saved successfully');

  await selectStory(page, DATED_STORY);
  // The clock is fixed, so that a new record has the same date every time.
  const added = page.getByRole('listitem').filter({ hasText: 'And she listens.' });
  await expect(added).toContainText('Created At: 30 Jun 2026');
  expect(await textOf(page)).not.toContain('Employee saved successfully');

  await selectStory(page, WRITING_STORY);
  expect(await textOf(page)).toBe(first);
  expect(problems).toEqual([]);
});

test('a story plays again when a toolbar changes', async ({ page }) => {
  const problems = watch(page);
  await open(page);
  await selectStory(page, WRITING_STORY);
  for (const globals of [{ latency: 'real' }, { theme: 'both' }, { theme: 'light' }]) {
    const errors = await emitAndWait(page, { event: 'updateGlobals', payload: { globals } });
    expect(errors).toEqual([]);
    const storyFrame =
      'theme' in globals && globals.theme === 'both'
        ? page.frameLocator('iframe[title="dark"]')
        : page;
    await expect(storyFrame.getByText('1 of 58 employees')).toBeVisible();
    await expect(storyFrame.getByText('Employee saved successfully')).toBeVisible();
  }
  expect(problems).toEqual([]);
});

test('stories on one docs page are isolated from each other', async ({ page }) => {
  await page.goto('iframe.html?id=app-header--docs&viewMode=docs');
  const story = (name: string) => page.frameLocator(`iframe[title="${name}"]`);
  const link = (name: string) => story(name).getByRole('link', { name: 'All Evaluations' });
  await page.locator('iframe[title="Admin"]').scrollIntoViewIfNeeded();
  await expect(link('Admin')).toBeVisible();
  await expect(link('Manager')).toBeVisible();
  await expect(link('Employee')).toHaveCount(0);

  // Logout ends the session of one frame only.
  await story('Admin').getByRole('button', { name: 'Logout' }).click();
  await expect(link('Admin')).toHaveCount(0);
  await expect(link('Manager')).toBeVisible();
});

test('the workbench stays in its folder, and the links on its welcome page lead to states', async ({
  page,
}) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname, protocol } = new URL(request.url());
    const isOwn = origin === new URL(page.url()).origin && /^\/(design|api)\//.test(pathname);
    if (protocol.startsWith('http') && page.url() !== 'about:blank' && !isOwn) {
      outside.push(request.url());
    }
  });
  await page.goto('./');
  const story = page.frameLocator('#storybook-preview-iframe');
  await expect(story.getByRole('heading', { level: 1, name: 'Employee Dashboard' })).toBeVisible();
  await story.getByRole('link', { name: /theme:dark;role:Employee;state:empty$/ }).click();
  await expect(story.getByText('No employees found.')).toBeVisible();
  await expect(story.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await expect(page).toHaveTitle(/Employees/);
  expect(outside).toEqual([]);
});

test('a docs page has usage, arguments, accessibility and states', async ({ page }) => {
  const problems = watch(page);
  for (const [id, argument] of [
    ['components-pager--docs', 'totalPages'],
    ['evaluations-evaluation-dialog--docs', 'onClose'],
  ]) {
    await page.goto(`iframe.html?id=${id ?? ''}&viewMode=docs`);
    for (const heading of [/When to use it$/, /Arguments$/, /Accessibility$/, /States$/]) {
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    }
    await expect(page.getByRole('row').filter({ hasText: argument })).toBeVisible();
  }
  expect(problems).toEqual([]);
});

test('the toolbars set role, state, latency and theme', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  const choose = (globals: Record<string, string>) =>
    emitAndWait(page, { event: 'updateGlobals', payload: { globals } });

  await test.step('an unknown value is replaced by the default, with a warning', async () => {
    const address = 'role:Boss;theme:dark;state:nonsense';
    await page.goto(frameAddress('pages-employees--loaded', address));
    await expect(page.getByText('57 employees')).toBeVisible();
    await expect(page.getByRole('link', { name: 'All Evaluations' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
    expect(warnings.filter((warning) => warning.startsWith('There is no'))).toEqual([
      expect.stringContaining('There is no role "Boss"; the story shows "Admin".'),
      expect.stringContaining('There is no state "nonsense"; the story shows "default".'),
    ]);
  });

  await test.step('role and state', async () => {
    await choose({ role: 'Employee', state: 'empty' });
    await expect(page.getByText('No employees found.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Results' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'All Evaluations' })).toBeHidden();
    await choose({ role: 'Manager', state: 'default' });
    await expect(page.getByText('57 employees')).toBeVisible();
    await expect(page.getByRole('link', { name: 'All Evaluations' })).toBeVisible();
  });

  await test.step('latency', async () => {
    const start = performance.now();
    const rendered = choose({ latency: 'slow' });
    await expect(page.getByText('Loading employees...')).toBeVisible();
    await expect(page.getByText('57 employees')).toBeVisible();
    // The latency `slow` is 3 s.
    expect(performance.now() - start).toBeGreaterThan(2_900);
    await rendered;
  });

  await test.step('a scenario, which the scenario of a story overrides', async () => {
    await choose({ latency: 'none', state: 'manyEmployees' });
    await expect(page.getByText('2,000 employees')).toBeVisible();
    await selectStory(page, 'pages-evaluation--forbidden-values');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Zoë Novak');
  });
});

test('leaving a story while it loads does not reload the page', async ({ page }) => {
  await page.goto(frameAddress('pages-employees--loaded', 'latency:slow'));
  await expect(page.getByText('Loading employees...')).toBeVisible();
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.evaluate(() => {
    globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', {
      storyId: 'pages-evaluation--forbidden-values',
      viewMode: 'story',
    });
  });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Zoë Novak');
  expect(loads).toBe(0);
});

test('a step that does not find its element reports it', async ({ page }) => {
  await page.goto(frameAddress('pages-employees--one-match', 'state:empty'));
  await expect(page.getByText('No employees found.')).toBeVisible();
  await expect(page.getByText('The steps of this story stopped')).toBeVisible();
});

test('a table has all of its styles', async ({ page }) => {
  await page.goto(frameAddress('pages-employees--loaded'));
  await expect(page.getByRole('link', { name: 'Ada Okafor' })).toHaveCSS('font-weight', '600');
});
