import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { read, utils } from 'sheetjs-style';
import { choose, dialog, expect, signInByForm, test } from '../support/fixtures';

const NOTE = 'Explains hard things:\n\t- in plain words\n\t  and twice.';

async function search(page: Page, text: string) {
  await page.getByPlaceholder('Search employees...').fill(text);
  await expect(page.getByText(/^1 of \d+ employees$/)).toBeVisible();
}

/** Presses Export, which is in the menu More on a phone. */
async function pressExport(page: Page, name: string) {
  const more = page.getByRole('button', { name: 'More' });
  if (await more.isVisible()) {
    await more.click();
    await page.getByRole('menuitem', { name }).click();
  } else {
    await page.getByRole('button', { name }).click();
  }
}

test('a manager adds and evaluates an employee, searches, exports and logs out', async ({
  page,
}) => {
  await signInByForm(page, 'Manager');

  await test.step('add an employee', async () => {
    await page.getByRole('button', { name: 'Add Employee' }).click();
    const form = dialog(page, 'Add New Employee');
    await expect(form.getByLabel('Name')).toBeFocused();
    await form.getByLabel('Name').fill('Nadia Novak');
    await form.getByLabel('Email').fill('nadia.novak@example.com');
    await form.getByLabel('Age').fill('29');
    await form.getByRole('combobox', { name: 'Role' }).click();
    await page.getByRole('option', { name: 'Manager' }).click();
    await form.getByLabel('Password').fill('demo-nadia');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Employee saved successfully')).toBeVisible();
    await expect(form).toBeHidden();
  });

  await test.step('evaluate the employee', async () => {
    await search(page, 'novak');
    const opener = page.getByRole('button', { name: 'Add Evaluation' });
    await opener.click();
    const form = dialog(page, 'Create Evaluation for Nadia Novak');
    await form.getByLabel('Note').fill(NOTE);
    await form.getByLabel('Score').fill('8');
    await form.getByLabel('Score').press('ArrowUp');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Evaluation created successfully')).toBeVisible();
    await expect(form).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await test.step('a reload keeps the employee and the session', async () => {
    await page.reload();
    await search(page, 'novak');
    await expect(
      page.getByRole('table', { name: 'Employees' }).getByText('nadia.novak@example.com'),
    ).toBeVisible();
  });

  await test.step('edit the evaluation', async () => {
    await choose(page, 'My Evaluations');
    const row = page.getByRole('row').filter({ hasText: 'Nadia Novak' });
    await expect(row).toContainText(NOTE);
    await row.getByRole('button', { name: 'Edit' }).click();
    const form = dialog(page, 'Edit Evaluation for Nadia Novak');
    await expect(form.getByLabel('Note')).toHaveValue(NOTE);
    await expect(form.getByLabel('Score')).toHaveValue('9');
    await form.getByLabel('Score').fill('7.5');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Evaluation updated successfully')).toBeVisible();
    await expect(row).toContainText('7.5');
  });

  await test.step('add feedback and read it', async () => {
    const row = page.getByRole('row').filter({ hasText: 'Nadia Novak' });
    await row.getByRole('button', { name: 'Add Feedback' }).click();
    const form = dialog(page, 'Add Feedback');
    await form.getByLabel('Feedback').fill('And she listens.');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Feedback saved successfully')).toBeVisible();
    await row.getByRole('link', { name: 'View Details' }).click();
    const heading = page.getByRole('heading', { name: "Nadia Novak's Evaluation" });
    await expect(heading).toBeFocused();
    // Tabs and indentation are visible.
    expect(await page.getByText('Explains hard things').innerText()).toBe(NOTE);
    await expect(page).toHaveTitle("Nadia Novak's Evaluation · Employee Dashboard");
    await expect(page.getByRole('list', { name: 'Feedbacks' })).toContainText('And she listens.');
  });

  await test.step('find and export evaluations', async () => {
    await choose(page, 'All Evaluations');
    await page.getByPlaceholder('Search evaluations...').fill('hard novak');
    await expect(page.getByText('1 of 401 evaluations')).toBeVisible();
    const download = page.waitForEvent('download');
    await pressExport(page, 'Export evaluations');
    const file = await download;
    expect(file.suggestedFilename()).toBe('evaluations.xlsx');
    const book = read(await readFile(await file.path()));
    expect(utils.sheet_to_json(book.Sheets['Evaluations'] ?? {})).toEqual([
      {
        Employee: 'Nadia Novak',
        Email: 'nadia.novak@example.com',
        Evaluator: expect.any(String) as unknown,
        Score: 7.5,
        Note: NOTE,
        Created_At: expect.any(Number) as unknown,
      },
    ]);
  });

  await test.step('search and export results', async () => {
    await choose(page, 'Results');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByText('58 found', { exact: true })).toBeVisible();

    const download = page.waitForEvent('download');
    await pressExport(page, 'Export to Excel');
    await expect(page.getByText(/^\d+ of 58$/)).toBeVisible();
    const file = await download;
    expect(file.suggestedFilename()).toBe('employee_evaluations.xlsx');

    const book = read(await readFile(await file.path()));
    expect(book.SheetNames).toEqual(['Employee Evaluations']);
    const rows = utils.sheet_to_json(book.Sheets['Employee Evaluations'] ?? {});
    expect(rows).toHaveLength(58);
    expect(rows).toContainEqual({
      Name: 'Nadia Novak',
      Email: 'nadia.novak@example.com',
      Role: 'Manager',
      Total_Evaluations: 1,
      Average_Score: 7.5,
      Max_Score: 7.5,
      Min_Score: 7.5,
    });
    expect(rows).toContainEqual(
      expect.objectContaining({ Name: '王小明', Email: 'xiaoming.wang@example.com' }),
    );
  });

  await test.step('log out', async () => {
    await choose(page, 'Logout');
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  });
});
