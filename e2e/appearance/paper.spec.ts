import type { Page } from '@playwright/test';
import { expect, signInByForm, test } from '../support/fixtures';
import { printed, squeezed } from '../support/pdf';

interface Sheet {
  name: string;
  path: string;
  ready: (page: Page) => Promise<void>;
  /** The texts that must be on paper. */
  texts: string[];
}

const SHEETS: Sheet[] = [
  {
    name: 'profile',
    path: './employee-profile/employee-004?order=newest',
    ready: async (page) => {
      await expect(page.getByRole('region', { name: 'Distribution' })).toBeVisible();
    },
    texts: ['Scores over time', 'Distribution', 'Evaluations History', 'Order Newest first'],
  },
  {
    name: 'evaluation',
    path: './evaluation/evaluation-0001',
    ready: async (page) => {
      await expect(page.getByRole('heading', { name: 'Feedbacks' })).toBeVisible();
    },
    texts: ['Evaluation Details', 'Employee Information', 'Feedbacks'],
  },
  {
    name: 'comparison',
    path: './results/compare?ids=employee-001,employee-002,employee-003,employee-004',
    ready: async (page) => {
      await expect(page.getByRole('table', { name: 'Figures' })).toBeVisible();
    },
    texts: ['Compare', 'Figures', 'Shared evaluators'],
  },
  {
    name: 'profiles to sign',
    path: './results/print?ids=employee-004,employee-005,employee-006&period=any',
    ready: async (page) => {
      await expect(page.getByRole('article')).toHaveCount(3);
      await expect(page.locator('main .MuiChartsSurface-root')).toHaveCount(3);
    },
    texts: ['Scores over time', 'Last evaluated', 'Employee Date Evaluator: ', 'Feedback,'],
  },
  {
    name: 'overview',
    path: './all-evaluations?overview=1&period=2025-01-01..2025-12-31&rater=employee-001&other=employee-002',
    ready: async (page) => {
      await expect(page.getByRole('table', { name: 'Due for evaluation' })).toBeVisible();
      await expect(page.locator('main .MuiChartsSurface-root')).toHaveCount(2);
    },
    texts: [
      ...['Coverage', 'Due for evaluation', 'Evaluations per month', 'Evaluators'],
      ...['Compare two evaluators', 'Period: ', 'All Evaluations'],
    ],
  },
];

test('every printed screen is complete on A4 and on Letter', async ({ page }) => {
  await signInByForm(page, 'Manager');
  for (const sheet of SHEETS) await test.step(sheet.name, () => expectWhole(page, sheet));
});

async function expectWhole(page: Page, { path, ready, texts }: Sheet) {
  await page.goto(path);
  await ready(page);
  const hasNot = page.getByRole('button');
  const cells = await page.getByRole('cell').filter({ hasNot }).allInnerTexts();
  // Some scripts have joined glyphs, so the document does not contain their single letters.
  const spelled = cells.filter((cell) => /^[\p{Script=Latin}\p{Script=Common}]*$/u.test(cell));
  for (const format of ['A4', 'Letter'] as const) {
    const pages = await printed(page, format);
    const all = squeezed(pages.join(' '));
    for (const text of texts) expect(all, format).toContain(squeezed(text));
    expect(squeezed(pages[0] ?? ''), format).toMatch(/Printedby\S+@example\.comon/);
    // Buttons are not printed. The header has no texts at this width, so printing.spec.ts tests it.
    for (const control of ['Add Evaluation', 'Chart options']) {
      expect(all, format).not.toContain(squeezed(control));
    }
    // Every cell of every table is printed completely. The scale of a score is only for screen readers.
    for (const cell of spelled) {
      expect(all, format).toContain(squeezed(cell).replace(/of10$/, ''));
    }
  }
}

test('a printed profile of sixty evaluations repeats the header row on each page', async ({
  page,
}) => {
  await page.route('**/api/evaluations/employee/**', async (route) => {
    const response = await route.fetch();
    const [first] = (await response.json()) as Record<string, unknown>[];
    const json = Array.from({ length: 60 }, (_, index) => ({
      ...first,
      _id: `evaluation-${index}`,
      note: `Note ${index} ends. `.repeat(12).trim(),
    }));
    await route.fulfill({ response, json });
  });
  await signInByForm(page, 'Manager');
  await page.goto('./employee-profile/employee-004');
  await expect(page.getByRole('region', { name: 'Distribution' })).toBeVisible();
  const pages = await printed(page, 'A4');
  const history = pages.filter((text) => /Note \d+ ends\./.test(text));
  expect(history.length).toBeGreaterThan(2);
  for (const text of history) expect(text).toMatch(/Score.*Note|Note.*Score/);
  expect(pages.join(' ')).toContain('Note 59 ends.');
});

test('a row with a long note breaks across pages and leaves no empty space above it', async ({
  page,
}) => {
  await page.route('**/api/evaluations?**', async (route) => {
    const response = await route.fetch();
    const { evaluations } = (await response.json()) as { evaluations: object[] };
    const json = {
      evaluations: evaluations.slice(0, 2).map((evaluation, index) => ({
        ...evaluation,
        note: `Note ${index} begins. ${'Keeps the backlog tidy. '.repeat(60)} Note ${index} ends.`,
      })),
      totalPages: 40,
    };
    await route.fulfill({ response, json });
  });
  await signInByForm(page, 'Manager');
  await page.goto('./all-evaluations');
  await expect(page.getByText('Note 1 begins.')).toBeVisible();
  const pages = await printed(page, 'A4');
  const [first = '', second = ''] = pages;
  expect(first).toContain('Page 1 of 40');
  expect(pages.join(' ').match(/Page 1 of 40/g), 'without the pager of the screen').toHaveLength(1);
  expect(first).toContain('Note 1 begins.');
  expect(second).toContain('Note 1 ends.');
});
