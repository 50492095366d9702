import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { read, utils } from 'sheetjs-style';
import { choose, dialog, expect, signInByForm, test } from '../support/fixtures';

const NOTE = 'Untangled the invoice queue without a single complaint.';

/** Fills in the dialog of the person, and returns their name. */
async function evaluate(page: Page, score: number) {
  const form = page.getByRole('dialog', { name: /^Create Evaluation for/ });
  await expect(form.getByLabel('Note')).toBeFocused();
  await expect(form.getByLabel('Note')).toHaveValue('');
  const title = await form.getByRole('heading', { level: 2 }).first().textContent();
  await form.getByLabel('Note').fill(NOTE);
  await form.getByLabel('Score').fill(String(score));
  return { form, name: title?.replace('Create Evaluation for ', '') ?? '' };
}

test('a manager does a round of evaluations, from the people who are due to the printed sheets', async ({
  page,
}) => {
  await signInByForm(page, 'Manager');
  await choose(page, 'All Evaluations');
  await page.getByRole('link', { name: 'Overview' }).click();
  await page.getByLabel('Period').selectOption('This year');
  // The table behind the dialog is updated, too.
  const due = page.getByRole('table', { name: 'Due for evaluation', includeHidden: true });
  const evaluated: string[] = [];

  await test.step('check whether the scores are comparable', async () => {
    const evaluators = page.getByRole('table', { name: 'Evaluators' });
    await expect(evaluators.getByRole('columnheader', { name: 'Against others' })).toBeVisible();
    await expect(evaluators.getByRole('row').nth(1)).toBeVisible();
  });

  await test.step('evaluate the people who are due, one after the other', async () => {
    await page.getByRole('button', { name: /^Evaluate \d+ people$/ }).click();
    for (const score of [7, 8, 9]) {
      const { form, name } = await evaluate(page, score);
      evaluated.push(name);
      await form.getByRole('button', { name: 'Save and next' }).click();
      await expect(dialog(page, `Create Evaluation for ${name}`)).toBeHidden();
    }
    const form = page.getByRole('dialog', { name: /^Create Evaluation for/ });
    await form.getByRole('button', { name: /^Earlier evaluations/ }).click();
    const total = Number(/4 of (\d+)/.exec(await form.innerText())?.[1]);
    for (let place = 4; place <= total; place += 1) {
      await expect(form.getByText(`${place} of ${total} · `)).toBeVisible();
      await form.getByRole('button', { name: 'Skip' }).click();
    }
    const end = page.getByRole('dialog', { name: `3 of ${total} are evaluated` });
    await expect(end).toBeVisible();
    for (const name of evaluated) await expect(due).not.toContainText(name);
  });

  await test.step('print their sheets', async () => {
    await page.getByRole('link', { name: 'Print sheets' }).click();
    for (const name of evaluated) {
      await expect(page.getByRole('article', { name })).toContainText(NOTE);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('group', { name: 'Signatures' })).toHaveCount(3);
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('find and export what was written', async () => {
    await choose(page, 'All Evaluations');
    await page.getByPlaceholder('Search evaluations...').fill('queue invoice');
    await expect(page.getByText(/3 of \d+ evaluations/)).toBeVisible();
    const table = page.getByRole('table', { name: 'All Evaluations' });
    await expect(table.locator('mark').first()).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export evaluations' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('evaluations.xlsx');
    const book = read(await readFile(await file.path()), { cellDates: true });
    const rows = utils.sheet_to_json<Record<string, unknown>>(
      book.Sheets[book.SheetNames[0] ?? ''] ?? {},
    );
    expect(rows.map(({ Employee }) => Employee).sort()).toEqual([...evaluated].sort());
    expect(rows.every((row) => row['Note'] === NOTE && row['Created_At'] instanceof Date)).toBe(
      true,
    );
  });
});
