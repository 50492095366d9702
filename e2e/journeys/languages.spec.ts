import { readFile } from 'node:fs/promises';
import { read, utils } from 'sheetjs-style';
import { demoAccount } from '../../mocks/demoAccounts';
import { createI18n } from '../../src/i18n/createI18n';
import { LANGUAGES } from '../../src/i18n/languages';
import arabic from '../../src/i18n/messages/ar.json' with { type: 'json' };
import japanese from '../../src/i18n/messages/ja.json' with { type: 'json' };
import { expect, test } from '../support/fixtures';
import { english } from '../support/texts';

const NOTE = 'Explains hard things in plain words.';
const manager = demoAccount('Manager');

for (const { locale, messages, score, displayedScore } of [
  { locale: 'ja-JP', messages: japanese, score: '7。5', displayedScore: '7.5' },
  { locale: 'ar-EG', messages: arabic, score: '٧٫٥', displayedScore: '٧٫٥' },
]) {
  const { t, language, direction } = createI18n(locale, messages);

  test.describe(LANGUAGES[language].name, () => {
    test.use({ locale });

    test('a manager signs in, evaluates, gives feedback, exports and logs out', async ({
      page,
    }) => {
      const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
      const navigate = (name: string) =>
        page.getByRole('banner').getByText(name, { exact: true }).click();

      await test.step('sign in', async () => {
        await page.goto('./');
        await expect(page).toHaveTitle(new RegExp(t('shell.signInTitle')));
        await expect(page.locator('html')).toHaveAttribute('dir', direction);
        await page.getByRole('textbox', { name: t('accounts.email') }).fill(manager.email);
        await page.getByLabel(t('accounts.password'), { exact: true }).fill(manager.password);
        await press(t('accounts.signIn'));
        await expect(page.getByText(t('employees.count', { count: 57 }))).toBeVisible();
      });

      await test.step('evaluate, with the decimal sign of the language', async () => {
        await page.getByLabel(t('employees.search')).fill(manager.email);
        await press(t('common.addEvaluation'));
        const form = page.getByRole('dialog');
        await form.getByRole('textbox', { name: t('evaluations.note') }).fill(NOTE);
        await form.getByRole('textbox', { name: t('evaluations.score') }).fill(score);
        await press(t('forms.save'));
        await expect(page.getByText(t('evaluations.created'))).toBeVisible();
        await expect(form).toBeHidden();
      });

      await test.step('give feedback and read it', async () => {
        await navigate(t('evaluations.mine'));
        const row = page.getByRole('row').filter({ hasText: NOTE }).first();
        await expect(row).toContainText(displayedScore);
        await row.getByRole('button', { name: t('evaluations.addFeedback') }).click();
        const form = page.getByRole('dialog', { name: t('evaluations.addFeedback') });
        await form
          .getByRole('textbox', { name: t('evaluations.feedback') })
          .fill('And she listens.');
        await press(t('forms.save'));
        await expect(page.getByText(t('evaluations.feedbackSaved'))).toBeVisible();
        await row.getByRole('link', { name: t('evaluations.viewDetails') }).click();
        await expect(page.getByRole('list', { name: t('evaluations.feedbacks') })).toContainText(
          'And she listens.',
        );
      });

      await test.step('export the results, whose columns are English', async () => {
        await navigate(t('results.title'));
        await press(t('results.search'));
        await expect(page.getByText(t('results.found', { count: 57 }))).toBeVisible();
        const download = page.waitForEvent('download');
        await press(t('compare.exportAll'));
        const file = await download;
        expect(file.suggestedFilename()).toBe('employee_evaluations.xlsx');
        const book = read(await readFile(await file.path()));
        expect(utils.sheet_to_json(book.Sheets['Employee Evaluations'] ?? {})).toContainEqual(
          expect.objectContaining({ Email: manager.email, Role: 'Manager', Total_Evaluations: 16 }),
        );
      });

      await test.step('choose English and log out', async () => {
        await press(t('shell.account.title'));
        await page.getByRole('menuitemradio', { name: 'English' }).click();
        await navigate(english.t('shell.logout'));
        await expect(
          page.getByRole('heading', { name: english.t('shell.signInTitle') }),
        ).toBeVisible();
        await page.reload();
        await expect(
          page.getByRole('heading', { name: english.t('shell.signInTitle') }),
        ).toBeVisible();
      });
    });
  });
}
