import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { addSession, expect, test } from '../support/fixtures';
import { watchViolations } from '../support/violations';

/** Every screen with charts, with the headings of its charts, and of its tables without a chart. */
const SCREENS = [
  {
    path: './employee-profile/employee-004',
    charts: ['Scores over time', 'Distribution'],
    tables: [],
  },
  {
    path: './results/compare?ids=employee-004,employee-005,employee-006',
    charts: ['Scores'],
    tables: ['Figures', 'Shared evaluators'],
  },
];

/** These are the other kinds of drawings. */
const DRAWINGS = [
  {
    path: './all-evaluations?overview=1',
    names: ['Evaluations per month', 'Compare two evaluators'],
  },
];

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Selects an entry of the menu of a chart. */
async function choose(page: Page, name: string, entry: string) {
  await region(page, name).getByRole('button', { name: 'Chart options' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
  await expect(page.getByRole('menu')).toBeHidden();
}

/** Returns the path of a file that a chart saves. */
async function download(page: Page, name: string, entry: string): Promise<string> {
  const started = page.waitForEvent('download');
  await choose(page, name, entry);
  const file = await started;
  const path = test.info().outputPath(file.suggestedFilename());
  await file.saveAs(path);
  return path;
}

test('every chart can be drawn, used and saved without a policy violation', async ({ page }) => {
  const violations = await watchViolations(page);
  await addSession(page, 'Manager');
  for (const { path, charts, tables } of SCREENS) {
    await page.goto(path);
    for (const name of charts) {
      const chart = region(page, name);
      await expect(chart.getByText('10', { exact: true })).toBeVisible();
      const point = chart
        .locator('.marker, .MuiBarChart-element[height]:not([height="0"])')
        .first();
      await point.hover();
      await expect(
        page.getByText(name === 'Distribution' ? 'Evaluations' : /^\d+(\.5)? by /).last(),
      ).toBeVisible();
      await page.mouse.move(0, 0);

      const svg = await download(page, name, 'Download SVG');
      expect(basename(svg)).toMatch(/^[\p{L}-]+\.svg$/u);
      expect(await faultsOf(page, svg, name)).toEqual([]);
      await choose(page, name, 'Show as table');
      await expect(chart.getByRole('table')).toBeVisible();
    }
    for (const name of [...charts, ...tables]) {
      const path = await download(page, name, 'Download CSV');
      expect(basename(path)).toMatch(/^[\p{L}-]+\.csv$/u);
      const csv = await readFile(path, 'utf8');
      const headers = await region(page, name).getByRole('columnheader').allInnerTexts();
      expect(csv.split('\r\n')[0]).toBe(`\uFEFF${headers.join(',')}`);
      const rows = await region(page, name).getByRole('row').count();
      expect(csv.match(/\r\n/g)?.length).toBeGreaterThanOrEqual(rows);
    }
  }
  for (const { path, names } of DRAWINGS) {
    await page.goto(path);
    for (const name of names) {
      await expect(region(page, name).locator('path, rect').nth(10)).toBeAttached();
      expect(await faultsOf(page, await download(page, name, 'Download SVG'), name)).toEqual([]);
    }
  }
  expect(violations).toEqual([]);
});

for (const width of [375, 1280]) {
  test(`no text of a chart overlaps a point or bar at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 812 });
    await addSession(page, 'Manager');
    for (const { path, charts } of [
      ...SCREENS,
      ...DRAWINGS.map(({ path, names }) => ({ path, charts: names })),
    ]) {
      await page.goto(path);
      for (const name of charts) {
        const chart = region(page, name);
        await expect(chart.locator('svg path, svg rect').nth(10)).toBeAttached();
        expect(await chart.evaluate(overlappingTexts), name).toEqual([]);
      }
    }
  });
}

test('the evaluation of a point opens over Compare and leads back to it', async ({ page }) => {
  await addSession(page, 'Manager');
  await page.goto('./results/compare?ids=employee-004,employee-005');
  const chart = region(page, 'Scores');
  await chart.locator('.marker').first().click();
  const opened = page.getByRole('dialog');
  await expect(opened).toContainText(/Evaluated by .+ on /);
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
  await expect(page).toHaveURL(/\/results\/compare\?/);
  await page.keyboard.press('Enter');
  await opened.getByRole('link', { name: 'View Details' }).click();
  await expect(page.getByRole('link', { name: 'Back to Compare' })).toBeVisible();
});

test('a point on the profile opens its evaluation, which leads back', async ({ page }) => {
  await addSession(page, 'Manager');
  await page.goto('./employee-profile/employee-004?order=oldest');
  await region(page, 'Scores over time').locator('.marker').first().click();
  await expect(page).toHaveURL(/\/evaluation\//);
  await page.getByRole('link', { name: 'Back to Profile' }).click();
  await expect(page).toHaveURL(/\/employee-profile\/employee-004\?order=oldest$/);
});

test('the legend emphasizes an evaluator in the chart', async ({ page }) => {
  await addSession(page, 'Manager');
  await page.goto('./employee-profile/employee-004');
  const chart = region(page, 'Scores over time');
  const first = chart.locator('.marker[data-marker="0"]').first();
  const second = chart.locator('.marker[data-marker="1"]').first();
  await chart.getByRole('list', { name: 'Evaluators' }).getByRole('button').first().focus();
  await expect(first).toHaveCSS('opacity', '1');
  await expect(second).toHaveCSS('opacity', '0.2');
});

/** Returns the texts that overlap a point or a bar. */
function overlappingTexts(chart: Element): string[] {
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const shapes = [...chart.querySelectorAll('.marker, .MuiBarChart-element')].map(boxOf);
  return [...chart.querySelectorAll('svg text')]
    .filter((text) => {
      const { left, right, top, bottom } = boxOf(text);
      const isOver = (shape: DOMRect) =>
        left < shape.right && right > shape.left && top < shape.bottom && bottom > shape.top;
      return shapes.some(isOver);
    })
    .map(({ textContent }) => textContent);
}

/** Opens a file without the app. Returns the parts that it cannot draw, and those that it must not contain. */
async function faultsOf(page: Page, path: string, title: string): Promise<string[]> {
  const viewer = await page.context().newPage();
  await viewer.goto(pathToFileURL(path).href);
  const faults = await viewer.evaluate((title) => {
    const file = document.documentElement;
    const fileFaults: string[] = [];
    if (file.tagName !== 'svg') fileFaults.push('no drawing');
    if (file.querySelector('title')?.textContent !== title) fileFaults.push('no title');
    if (file.querySelector('script, foreignObject, image, style, [style], [class]'))
      fileFaults.push('more than shapes and texts');
    if (/var\(|currentcolor|\bon[a-z]+=|javascript:/i.test(file.outerHTML))
      fileFaults.push('no plain values');
    const drawn = (selector: string) =>
      [...file.querySelectorAll(selector)].filter(
        (element) => element.getBoundingClientRect().width > 1,
      );
    if (drawn('path, circle, rect').length < 10) fileFaults.push('no points or bars');
    if (drawn('text').length < 5) fileFaults.push('no texts');
    if (file.getBoundingClientRect().width < 200) fileFaults.push('no chart');
    return fileFaults;
  }, title);
  await viewer.close();
  return faults;
}
