import type { Page } from '@playwright/test';
import { addSession, expect, test } from '../support/fixtures';
import { LANGUAGES } from '../support/texts';

/** The widths of a laptop, of the same laptop at 150 %, and of phones. */
const WIDTHS = [1280, 853, 375, 320];

const TABLES = [
  './?columns=position,hireDate&sort=name',
  './all-evaluations',
  './all-evaluations?overview=1',
  './results?q=&view=table&order=averageScore',
  './results/compare?ids=employee-001,employee-002,employee-003&tables=scores',
];

for (const i18n of LANGUAGES) {
  test.describe(i18n.locale, () => {
    test.use({ locale: i18n.locale });

    test('a table has unbroken headers, full names and roles, actions on one line, and no dot at the end of a line', async ({
      page,
    }) => {
      await addSession(page, 'Manager');
      const faults: string[] = [];
      for (const path of TABLES) {
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.goto(path);
        await expect(page.locator('td, [role="gridcell"]').first()).toBeVisible();
        await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          const pageFaults = await page.evaluate(findFaults, width > 600);
          faults.push(...pageFaults.map((fault) => `${path} at ${width} px: ${fault}`));
        }
      }
      expect(faults, faults.join('\n')).toEqual([]);
    });

    test('the controls of Results take two lines, and the parts of a card do not touch', async ({
      page,
    }) => {
      await addSession(page, 'Manager');
      await page.goto('./results?q=&order=lastEvaluated');
      const card = page.getByRole('listitem').first();
      await expect(card.locator('.scored')).toBeVisible();
      // The cards are ordered when the evaluations of all of them are loaded.
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      expect(await heightAbove(page)).toBeLessThan(2 * LINE);
      await page.getByRole('button', { name: i18n.t('compare.exportAll') }).click();
      expect(await heightAbove(page)).toBeLessThan(2 * LINE);
      const [role, box] = await Promise.all(
        ['.tag', '.checkbox'].map((part) => card.locator(part).boundingBox()),
      );
      // The square of the checkbox is in the middle of its clickable area.
      expect((role?.y ?? NaN) - ((box?.y ?? NaN) + (box?.height ?? NaN) / 2)).toBeGreaterThan(13);
    });

    test('the buttons for the selected people are on the line of their text', async ({ page }) => {
      await addSession(page, 'Manager');
      await page.goto('./results?q=&chosen=employee-001,employee-002');
      const bar = page.getByRole('region', { name: i18n.t('compare.selectedPeople') });
      for (const width of [375, 320]) {
        await page.setViewportSize({ width, height: 812 });
        const more = bar.getByRole('button', { name: i18n.t('components.more'), exact: true });
        await expect(more).toBeVisible();
        const [moreBox, statusBox] = await Promise.all(
          [more, bar.getByRole('status')].map((part) => part.boundingBox()),
        );
        const middles = [moreBox, statusBox].map(
          (box) => (box?.y ?? NaN) + (box?.height ?? NaN) / 2,
        );
        expect(middles[0], `${width} px`).toBeCloseTo(middles[1] ?? NaN, -1);
      }
    });
  });
}

/** The height of a line of controls with the space below it, in pixels. */
const LINE = 56;

/** Returns the distance from the search field to the first card. */
async function heightAbove(page: Page) {
  const [form, cards] = await Promise.all([
    page.getByRole('search').or(page.locator('main form')).first().boundingBox(),
    page
      .getByRole('list')
      .filter({ has: page.locator('.card') })
      .boundingBox(),
  ]);
  return (cards?.y ?? NaN) - (form?.y ?? NaN);
}

test('the colours of scores are evenly spaced', async ({ page }) => {
  await addSession(page, 'Manager');
  await page.goto('./all-evaluations');
  const colors = page.locator('.colors > *');
  await expect(colors).toHaveCount(10);
  const mixed = await colors.evaluateAll((all) =>
    all.map((element) =>
      (getComputedStyle(element).backgroundColor.match(/-?[\d.]+(?:e-\d+)?/g) ?? []).map(Number),
    ),
  );
  const steps = mixed
    .slice(1)
    .map((color, index) =>
      Math.hypot(...color.map((part, at) => part - (mixed[index]?.[at] ?? NaN))),
    );
  expect(Math.min(...steps)).toBeGreaterThan(0.035);
  expect(Math.max(...steps)).toBeLessThan(1.1 * Math.min(...steps));
});

/**
 * Finds words of headers that wrap or overflow, names and roles that are cut, actions of a row in several lines, and
 * dots without text. This runs in the page.
 */
function findFaults(isWide: boolean): string[] {
  const faults: string[] = [];
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 1;
  const words = new Intl.Segmenter(document.documentElement.lang, { granularity: 'word' });
  const rangeOf = (node: Node, from: number, to: number) => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return range;
  };
  const linesOf = (range: Range) =>
    new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;

  for (const header of document.querySelectorAll('th, [role="columnheader"]')) {
    if (!isShown(header)) continue;
    const frame = header.getBoundingClientRect();
    const texts = document.createTreeWalker(header, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.parentElement || !isShown(node.parentElement)) continue;
      for (const { segment, index, isWordLike } of words.segment(node.textContent ?? '')) {
        if (!isWordLike) continue;
        const range = rangeOf(node, index, index + segment.length);
        const box = range.getBoundingClientRect();
        if (linesOf(range) > 1) faults.push(`broken: ${segment}`);
        if (box.left < frame.left - 1 || box.right > frame.right + 1)
          faults.push(`cut: ${segment}`);
      }
    }
  }

  const named = '.name, .tag, [data-field="name"] bdi, [data-field="role"]';
  for (const element of isWide ? document.querySelectorAll(named) : []) {
    // A name of more than two lines has a tooltip.
    const isCut = element.scrollWidth > element.clientWidth + 1 && element.textContent.length < 60;
    if (isShown(element) && getComputedStyle(element).textOverflow === 'ellipsis' && isCut)
      faults.push(`cut: ${element.textContent}`);
  }

  // Two icons may be one above the other, as on Home at 320 px.
  for (const actions of document.querySelectorAll('td.actions > div:has(> :nth-child(3))')) {
    const boxes = Array.from(actions.children, (action) => action.getBoundingClientRect());
    const middles = boxes.map(({ top, bottom }) => Math.round((top + bottom) / 2));
    if (Math.max(...middles) - Math.min(...middles) > 4) faults.push('actions in several lines');
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const at = node.textContent?.indexOf('·') ?? -1;
    if (at === -1 || !node.parentElement || !isShown(node.parentElement)) continue;
    const { top } = rangeOf(node, at, at + 1).getBoundingClientRect();
    const text = node.textContent ?? '';
    const isBeside = (from: number) =>
      from < 0 ||
      from >= text.length ||
      Math.abs(rangeOf(node, from, from + 1).getBoundingClientRect().top - top) < 4;
    if (!isBeside(at - 2) || !isBeside(at + 2)) faults.push(`lone dot: ${text}`);
  }
  return faults;
}
