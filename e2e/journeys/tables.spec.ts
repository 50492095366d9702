import type { Page } from '@playwright/test';
import { choose, expect, signIn, test } from '../support/fixtures';
import { german } from '../support/texts';

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

test('My Evaluations says who evaluated whom from 1200 px on, and leaves room to the note', async ({
  page,
}) => {
  await signIn(page, 'Manager');
  await choose(page, 'My Evaluations');
  const header = (name: string) => page.getByRole('columnheader', { name, exact: true });
  const noteWidth = () => header('Note').evaluate((cell) => cell.clientWidth);
  const hiddenWidth = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  for (const width of [1536, 1280, 1200]) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of ['Email', 'Reviewer', 'Reviewer Email']) {
      await expect(header(name), `${width} px`).toBeVisible();
    }
    expect(await noteWidth(), `${width} px`).toBeGreaterThanOrEqual(240);
    expect(await hiddenWidth(), `${width} px`).toBeLessThanOrEqual(0);
  }
  const cells = page.getByRole('row').nth(1).getByRole('cell');
  const colorOf = (cell: number) => cells.nth(cell).evaluate((td) => getComputedStyle(td).color);
  expect(await colorOf(4), 'the own name is quieter than the others').not.toBe(await colorOf(0));
  // An address on two lines is copied as one word.
  const address = cells.nth(5);
  await address.selectText();
  expect(await page.evaluate(() => window.getSelection()?.toString().trim())).toBe(
    'mario.manager@example.com',
  );
  const lines = await address.evaluate((cell) => {
    const text = document.createRange();
    text.selectNodeContents(cell.querySelector('[dir]') ?? cell);
    return new Set(Array.from(text.getClientRects(), ({ top }) => top)).size;
  });
  expect(lines).toBe(2);

  await page.setViewportSize({ width: 1199, height: 800 });
  for (const name of ['Email', 'Reviewer', 'Reviewer Email'])
    await expect(header(name)).toBeHidden();
  expect(await noteWidth()).toBeGreaterThan(500);
});

test("a table's header stays below the app's, and compact rows stay compact", async ({ page }) => {
  await signIn(page, 'Manager');
  const table = page.getByRole('table', { name: 'Employees' });
  const heightOf = (row: number) =>
    table
      .getByRole('row')
      .nth(row)
      .evaluate((element) => element.getBoundingClientRect().height);
  expect(await heightOf(5)).toBe(56);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Compact' }).click();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect.poll(() => heightOf(5)).toBe(42);

  await page.setViewportSize({ width: 1000, height: 500 });
  const scrollY = () => page.evaluate(() => window.scrollY);
  const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
  for (const [screen, label] of [
    ['Home', 'Employees'],
    ['My Evaluations', 'Employee Evaluations'],
  ] as const) {
    await choose(page, screen);
    const shown = page.getByRole('table', { name: label });
    await shown.getByRole('row').nth(8).waitFor();
    await expect.poll(scrollY).toBe(0);
    await page.mouse.wheel(0, 400);
    await expect.poll(scrollY).toBeGreaterThan(300);
    const bottom = await page.getByRole('banner').evaluate(bottomOf);
    const header = shown.getByRole('columnheader').first();
    const top = () => header.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top, screen).toBeCloseTo(bottom, 0);
  }
});

test('Tab reaches the table of Results also when the header that had the focus is scrolled away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 800 });
  await signIn(page, 'Admin');
  await page.goto('./results?q=&view=table');
  const grid = page.getByRole('grid', { name: 'Employees found' });
  const scroller = page.locator('.MuiDataGrid-virtualScroller');
  const scrollTo = (left: number) =>
    scroller.evaluate((element, to) => {
      element.scrollTo({ left: to });
    }, left);
  const first = grid.getByRole('columnheader', { name: 'Choose' });
  const last = grid.getByRole('columnheader', { name: 'Last evaluated' });
  await expect(first).toBeVisible();
  await scrollTo(10_000);
  await expect(last).toBeInViewport();
  await expect(first).not.toBeInViewport();
  await expect(grid.locator('[tabindex="0"]'), 'at its start').toHaveCount(1);

  await last.click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await scrollTo(0);
  await expect(first).toBeInViewport();
  await expect(last).not.toBeInViewport();
  await expect(grid.locator('[tabindex="0"]'), 'after a header had the focus').toHaveCount(1);
});

test.describe('Results as a table', () => {
  const headers = (page: Page) => page.locator('.MuiDataGrid-columnHeaderTitle');
  const cutHeaders = (page: Page) =>
    headers(page).evaluateAll((titles) =>
      titles
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );

  test('scrolls with the page, below its header, also with the arrow keys', async ({ page }) => {
    await signIn(page, 'Admin');
    await page.goto('./results?q=&view=table&order=averageScore');
    const grid = page.getByRole('grid', { name: 'Employees found' });
    await expect(grid.getByRole('row')).toHaveCount(26);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    expect(await cutHeaders(page)).toEqual([]);

    const header = grid.getByRole('columnheader', { name: 'Name', exact: true });
    const top = () => header.evaluate((element) => element.getBoundingClientRect().top);
    await page.mouse.move(640, 600);
    await page.mouse.wheel(0, 500);
    const banner = await page.getByRole('banner').boundingBox();
    await expect.poll(top).toBeCloseTo(banner?.height ?? 0, 0);
    await page.mouse.wheel(0, 5_000);
    await expect(page.getByRole('button', { name: 'Go to next page' })).toBeInViewport();
    await expect(grid.getByRole('row').last()).toBeInViewport({ ratio: 1 });

    await header.click();
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    for (let row = 0; row < 25; row += 1) await page.keyboard.press('ArrowDown');
    await expect(grid.getByRole('row').last()).toBeInViewport({ ratio: 1 });
    for (let row = 0; row < 24; row += 1) await page.keyboard.press('ArrowUp');
    const first = grid.getByRole('row').nth(1);
    const below = () => first.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(async () => (await below()) - (await top())).toBeGreaterThanOrEqual(55);
  });

  test.describe('in German', () => {
    test.use({ locale: german.locale });

    test('has its headers in full, too', async ({ page }) => {
      await signIn(page, 'Admin', german);
      await page.goto('./results?q=&view=table&order=averageScore');
      await expect(headers(page)).toHaveCount(9);
      expect(await cutHeaders(page)).toEqual([]);
    });
  });
});

test('names break between their words only, dates are never cut, nothing touches a border', async ({
  page,
}) => {
  await signIn(page, 'Admin');
  // The fourth page has the longest names.
  for (const path of ['./all-evaluations', './all-evaluations?page=4']) {
    await page.goto(path);
    const names = page.locator('tbody .person > :last-child');
    await expect(names.first()).toBeVisible();
    expect(await names.evaluateAll(brokenWords), path).toEqual([]);
  }

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('./?columns=position,hireDate&sort=name');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Compact' }).click();
  await page.keyboard.press('Escape');
  const rows = page.getByRole('table', { name: 'Employees' }).locator('tbody tr');
  await expect.poll(() => rows.first().evaluate(({ clientHeight }) => clientHeight)).toBe(42);
  expect(
    await rows
      .locator('td:nth-child(5), td:nth-child(6)')
      .evaluateAll((cells) =>
        cells
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ textContent }) => textContent),
      ),
  ).toEqual([]);
  expect(await rows.locator('td:not(.actions)').evaluateAll(linesAtBorders)).toEqual([]);
});

/** Runs in the page: the words that are on more than one line. */
function brokenWords(elements: Element[]): string[] {
  return elements.flatMap((element) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]+-?/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1)
          found.push(word);
      }
    }
    return found;
  });
}

/** Runs in the page: texts that are less than 3 px from the upper or lower border of their cell. */
function linesAtBorders(cells: Element[]): string[] {
  return cells.flatMap((cell) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    const { top, bottom } = cell.getBoundingClientRect();
    const text = range.getBoundingClientRect();
    return text.top - top < 3 || bottom - text.bottom < 3 ? [cell.textContent] : [];
  });
}

test('the middle button and Ctrl+click on a row open a new tab', async ({ page, context }) => {
  await signIn(page, 'Admin');
  await page.goto('./all-evaluations');
  const score = page.getByRole('table').getByRole('row').nth(1).getByRole('cell').nth(2);
  const position = { x: 2, y: 2 };
  for (const click of [
    () => score.click({ button: 'middle', position }),
    () => score.click({ modifiers: ['ControlOrMeta'], position }),
  ]) {
    const opened = context.waitForEvent('page');
    await click();
    await expect(await opened).toHaveURL(/\/evaluation\/[^/]+$/);
  }
  await expect(page).toHaveURL(/\/all-evaluations$/);
});

test('only one tooltip is shown: that of the button with the pointer', async ({ page }) => {
  await signIn(page, 'Admin');
  const add = page.getByRole('button', { name: 'Add Evaluation' });
  await add.first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(add.first()).toBeFocused();
  const tooltips = () =>
    page
      .locator('tbody .icons > *')
      .evaluateAll(
        (icons) =>
          icons.filter((icon) => getComputedStyle(icon, '::after').content !== 'none').length,
      );
  expect(await tooltips()).toBe(1);
  await add.nth(2).hover();
  await expect.poll(() => add.nth(2).evaluate((icon) => icon.matches(':hover'))).toBe(true);
  expect(await tooltips()).toBe(1);
});
