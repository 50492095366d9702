import { expect, signInByForm, test } from '../support/fixtures';
import { printed, squeezed } from '../support/pdf';

const SENTENCE = 'Keeps the backlog tidy, which the team notices only when it is not. ';

test('each profile begins on a new page and has signature lines', async ({ page }) => {
  await signInByForm(page, 'Manager');
  await page.goto('./results/print?ids=employee-004,employee-005,employee-006&period=any');
  await expect(page.locator('main .MuiChartsSurface-root')).toHaveCount(3);
  const names = await page.getByRole('article').getByRole('heading', { level: 2 }).allInnerTexts();
  const notes = await page
    .getByRole('list', { name: 'Evaluations' })
    .locator('p:not(.head)')
    // The last one has the signatures after its text.
    .evaluateAll((paragraphs) => paragraphs.map(({ firstChild }) => firstChild?.textContent ?? ''));
  const pages = (await printed(page, 'A4')).map(squeezed);
  const [first = '', ...otherNames] = names.map(squeezed);
  expect(pages[0]).toContain(first);
  for (const name of otherNames) {
    const own = pages.filter((text) => text.includes(`${name}·Anytime`));
    // The name is also the heading of the first one.
    expect(own.filter((text) => text.split(name).length > 2)).toHaveLength(1);
    own.forEach((text, index) => {
      expect(text).toContain(`Page${index + 1}`);
    });
  }
  // A note can continue on the next page: without its number and its first line.
  const all = pages.map((text) => text.replace(/^Page\d+.*?·Anytime/, '')).join('');
  expect(all.match(/EmployeeDateEvaluator:\S+?Date/g)).toHaveLength(3);
  for (const note of notes.filter((text) => /^[\p{Script=Latin}\p{Script=Common}]*$/u.test(text))) {
    expect(all).toContain(squeezed(note));
  }
});

test('signature lines are never alone on a page, and each page names its employee', async ({
  page,
}) => {
  // There are two evaluations, because a third one would add a chart. The second note ends in another line on each
  // sheet, and on some sheets in the last lines of the page.
  await page.route('**/api/evaluations/employee/**', async (route) => {
    const number = Number(/employee-(\d+)/.exec(route.request().url())?.[1]);
    const response = await route.fetch();
    const json = [3, number].map((sentences, index) => ({
      _id: `${number}-${index}`,
      score: 7,
      note: SENTENCE.repeat(sentences).trim(),
      createdAt: `2025-0${2 - index}-01T09:00:00.000Z`,
      evaluator: { _id: 'ann', name: 'Ann Example' },
      feedbacks: [],
    }));
    await route.fulfill({ response, json });
  });
  await signInByForm(page, 'Manager');
  const ids = Array.from({ length: 40 }, (_, index) => `employee-0${String(index + 10)}`);
  await page.goto(`./results/print?ids=${ids.join()}&period=2025-01-01..2025-12-31`);
  await expect(page.getByRole('article')).toHaveCount(40);
  const pages = await printed(page, 'A4');
  expect(pages.length).toBeGreaterThan(60);
  const signed = pages.filter((text) => text.includes('Evaluator: Ann Example'));
  expect(signed).toHaveLength(40);
  for (const text of signed) expect(text).toMatch(/backlog|notices/);
  for (const text of pages) expect(text).toMatch(/^Page [1-9] .*· 1 Jan 2025 – 31 Dec 2025/s);
});

test('the pages of one evaluation are numbered, and the last page has the signature lines', async ({
  page,
}) => {
  await page.route('**/api/evaluations/evaluation-0001', async (route) => {
    const response = await route.fetch();
    const json = { ...((await response.json()) as object), note: SENTENCE.repeat(80) };
    await route.fulfill({ response, json });
  });
  await signInByForm(page, 'Manager');
  await page.goto('./evaluation/evaluation-0001');
  await expect(page.getByText('Evaluated by')).toBeVisible();
  const pages = (await printed(page, 'A4')).map(squeezed);
  pages.forEach((text, index) => {
    expect(text).toContain(`Page${index + 1}of${pages.length}`);
  });
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.at(-1)).toMatch(/EmployeeInformation.*EmployeeDateEvaluator:\S+Date/);
});
