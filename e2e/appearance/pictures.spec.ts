import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { addSession, expect, test } from '../support/fixtures';
import { Panel } from '../workbench/panel';

/** This file contains the texts that each picture shows. */
const FILE = 'docs/pictures.json';
const kept = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string[]>;

const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 375, height: 812 };

const row = (page: Page) => page.getByRole('cell').first();
const legend = (page: Page) => page.getByRole('list', { name: 'Evaluators' });

const PICTURES = [
  { name: 'employees', path: './', loadedElement: row },
  { name: 'profile', path: './employee-profile/employee-004', loadedElement: legend },
  {
    name: 'comparison',
    path: './results/compare?ids=employee-004,employee-005,employee-009,employee-010',
    loadedElement: legend,
  },
  {
    name: 'results',
    path: './results?q=',
    loadedElement: (page: Page) => page.getByText('Average').nth(8),
    colorScheme: 'dark' as const,
  },
  {
    name: 'my-evaluations-phone',
    path: './evaluations',
    loadedElement: row,
    colorScheme: 'dark' as const,
    size: PHONE,
  },
  {
    name: 'mock-workbench',
    path: './',
    rules: async (panel: Panel) => {
      await panel.open();
      await panel.answer('listEmployees', 'Fails with 500');
    },
    loadedElement: (page: Page) => page.getByRole('button', { name: 'Try again' }),
  },
];

// The last picture shows a failure.
test.use({ locale: 'en-US', expectedErrors: [/./] });

test('the pictures in the README show the current screens', async ({ page }) => {
  // `npm run pictures` takes the pictures again. Otherwise their texts are compared with the screens.
  const isTaking = test.info().config.updateSnapshots === 'all';
  await addSession(page, 'Admin');
  const panel = new Panel(page);
  const taken: typeof kept = {};
  for (const { name, path, loadedElement, rules, colorScheme = 'light', size = WIDE } of PICTURES) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(path);
    await panel.button.waitFor();
    await rules?.(panel);
    await loadedElement(page).waitFor();
    const texts = await page.evaluate(textsOf);
    if (isTaking) {
      // The button is not part of the product.
      if (!rules) await panel.button.evaluate((button) => (button.style.visibility = 'hidden'));
      await page.screenshot({ path: `docs/${name}.png`, animations: 'disabled' });
      taken[name] = texts.inView;
    } else {
      const missing = kept[name]?.filter((text) => !texts.all.includes(text));
      expect(missing, `docs/${name}.png is older than its screen: npm run pictures`).toEqual([]);
    }
  }
  if (isTaking) writeFileSync(FILE, `${JSON.stringify(taken, undefined, 2)}\n`);
});

/** Returns the texts of the page, without numbers and dates, and those in view. This runs in the page. */
function textsOf() {
  const isPanelOpen = document.querySelector('#mock-workbench [role="region"]') !== null;
  const root = isPanelOpen ? document.documentElement : document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const [all, inView] = [new Set<string>(), new Set<string>()];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    if (text === '' || /\d/.test(text)) continue;
    all.add(text);
    const range = document.createRange();
    range.selectNodeContents(node);
    const { width, top, bottom } = range.getBoundingClientRect();
    // A visually hidden text has a width of one pixel.
    if (width > 1 && top >= 0 && bottom <= innerHeight) inView.add(text);
  }
  return { all: [...all], inView: [...inView] };
}
