import type { Page } from '@playwright/test';
import { addSession, expect, signIn, test } from '../support/fixtures';
import { german } from '../support/texts';

test.describe('Results as a table', () => {
  const headers = (page: Page) => page.locator('.MuiDataGrid-columnHeaderTitle');
  const cutHeaders = (page: Page) =>
    headers(page).evaluateAll((titles) =>
      titles
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );

  test('scrolls with the page, below its header, also with the arrow keys', async ({ page }) => {
    await addSession(page, 'Admin');
    await page.goto('./results?q=&view=table&order=averageScore');
    const grid = page.getByRole('grid', { name: 'Employees found' });
    await expect(grid.getByRole('row')).toHaveCount(26);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    expect(await cutHeaders(page)).toEqual([]);

    const header = grid.getByRole('columnheader', { name: /^Name/ });
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
    await expect.poll(async () => (await below()) - (await top())).toBeGreaterThanOrEqual(39);
  });

  test.describe('in German', () => {
    test.use({ locale: german.locale });

    test('has full headers, too', async ({ page }) => {
      await addSession(page, 'Admin');
      await page.goto('./results?q=&view=table&order=averageScore');
      await expect(headers(page)).toHaveCount(9);
      expect(await cutHeaders(page)).toEqual([]);
    });
  });
});

test('names break only between words, dates are never cut, and no text touches a border', async ({
  page,
}) => {
  await addSession(page, 'Admin');
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
  await expect.poll(() => rows.first().evaluate(({ clientHeight }) => clientHeight)).toBe(40);
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

/** Returns the words that are on more than one line. This runs in the page. */
function brokenWords(elements: Element[]): string[] {
  return elements.flatMap((element) => {
    const words: string[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]+-?/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1)
          words.push(word);
      }
    }
    return words;
  });
}

/** Returns texts that are less than 3 px from the upper or lower border of their cell. This runs in the page. */
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
  await addSession(page, 'Admin');
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

test('only one tooltip is visible, even if another button has the focus', async ({ page }) => {
  await addSession(page, 'Admin');
  await page.goto('./all-evaluations');
  const edit = page.getByRole('button', { name: 'Edit' });
  await edit.first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(edit.first()).toBeFocused();
  const tooltips = () =>
    page
      .locator('tbody [data-tooltip]')
      .evaluateAll(
        (icons) =>
          icons.filter((icon) => getComputedStyle(icon, '::after').content !== 'none').length,
      );
  expect(await tooltips()).toBe(1);
  await edit.nth(2).hover();
  await expect.poll(() => edit.nth(2).evaluate((icon) => icon.matches(':hover'))).toBe(true);
  expect(await tooltips()).toBe(1);
});

test('the first action of a row shows its text under the pointer or with the focus, and moves nothing', async ({
  page,
}) => {
  await addSession(page, 'Admin');
  for (const [path, name] of [
    ['./', 'Add Evaluation'],
    ['./all-evaluations', 'Add Feedback'],
  ] as const) {
    await page.goto(path);
    const action = page.getByRole('button', { name });
    const rows = page.locator('tbody tr');
    await expect(action).toHaveCount(10);
    const text = (row: number) =>
      action.nth(row).evaluate((button) => getComputedStyle(button, '::before').content);
    const boxes = () =>
      page
        .locator('tbody td, tbody .actions :is(a, button)')
        .evaluateAll((elements) =>
          elements.map((element) => JSON.stringify(element.getBoundingClientRect())),
        );
    const atRest = await boxes();
    expect(await text(1)).toBe('none');
    await rows.nth(1).locator('td').nth(1).hover();
    await expect.poll(() => text(1)).toBe(`"${name}"`);
    expect(await text(2)).toBe('none');
    await action.nth(2).focus();
    expect(await text(2)).toBe(`"${name}"`);
    expect(await boxes()).toEqual(atRest);
  }
});

test('a click anywhere on the header of a column sorts by it', async ({ page }) => {
  await signIn(page, 'Admin');
  const header = page.getByRole('columnheader', { name: 'Email' });
  const { width, height } = (await header.boundingBox()) ?? { width: 0, height: 0 };
  await header.click({ position: { x: width - 4, y: height - 4 } });
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
});
