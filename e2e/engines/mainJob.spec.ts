import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { read, utils } from 'sheetjs-style';
import { DEMO_ACCOUNTS } from '../../mocks/demoAccounts';
import { createI18n } from '../../src/i18n/createI18n';
import { LANGUAGES } from '../../src/i18n/languages';
import arabic from '../../src/i18n/messages/ar.json' with { type: 'json' };
import english from '../../src/i18n/messages/en.json' with { type: 'json' };
import { expect, test } from './fixtures';
import { until } from './until';

const [, { email, password, name }] = DEMO_ACCOUNTS;
const NOTE = 'Explains hard things in plain words.';

for (const { language, messages, choose } of [
  {
    language: 'en',
    messages: english,
    choose: () => {
      localStorage.clear();
    },
  },
  {
    language: 'ar',
    messages: arabic,
    choose: () => {
      localStorage.clear();
      localStorage.setItem('language', 'ar');
    },
  },
] as const) {
  test(`the main job works without an error in ${LANGUAGES[language].name}`, async ({
    engine,
    site,
    user,
    downloads,
  }) => {
    await engine.open(site);
    await engine.evaluate(choose);
    // Which digits a language has depends on the version of the engine.
    const digits = await engine.evaluate(
      () =>
        new Intl.NumberFormat(localStorage.getItem('language') ?? 'en').resolvedOptions()
          .numberingSystem,
    );
    const { t, numeral } = createI18n(`${language}-u-nu-${digits}`, messages);
    const named = (
      key: 'evaluations.createFor' | 'components.profileOf' | 'components.evaluationOf',
    ) => t.markup(key, { name, person: (chunks) => chunks });
    const { press, fill, expectVisible, expectHidden, expectText } = user;

    /**
     * Waits for a toast and closes it: when a toast disappears, the page moves up, and a click at that moment could
     * miss.
     */
    const expectToast = async (text: string) => {
      await expectText(text);
      await press('button', t('toasts.close'));
    };

    await test.step('sign in', async () => {
      await engine.open(site);
      await fill(t('accounts.email'), email);
      await fill(t('accounts.password'), password);
      await press('button', t('accounts.signIn'));
      await expectVisible('heading', t('employees.title'));
      await expectText(t('employees.count', { count: 57 }));
    });

    await test.step('search', async () => {
      await fill(t('employees.search'), email);
      await expectText(t('employees.countOf', { shown: 1, count: 57 }));
    });

    await test.step('evaluate', async () => {
      await press('button', t('common.addEvaluation'));
      await fill(t('evaluations.note'), NOTE);
      await fill(t('evaluations.score'), '8');
      await press('button', t('forms.save'));
      await expectToast(t('evaluations.created'));
      await expectHidden('dialog', named('evaluations.createFor'));
    });

    await test.step('open the profile and come back', async () => {
      await press('link', t('employees.viewProfile'));
      await expectVisible('heading', named('components.profileOf'));
      await expectText(NOTE);
      await engine.evaluate(() => {
        history.back();
      });
      await expectText(t('employees.countOf', { shown: 1, count: 57 }));
      await expectVisible('field', t('employees.search'));
    });

    await test.step('turn the page', async () => {
      await fill(t('employees.search'), '');
      await expectText(t('employees.count', { count: 57 }));
      await press('button', t('components.pages.goToPage', { page: numeral(2) }));
      await expectVisible('button', t('components.pages.page', { page: numeral(2) }));
      await press('link', t('evaluations.mine'));
      await expectText(t('components.pages.shown', { page: numeral(1), total: numeral(7) }));
      await press('button', t('components.pages.next'));
      await expectText(t('components.pages.shown', { page: numeral(2), total: numeral(7) }));
      await press('button', t('components.pages.previous'));
      await expectText(NOTE);
    });

    await test.step('give feedback and read it', async () => {
      await press('button', t('evaluations.addFeedback'));
      await fill(t('evaluations.feedback'), 'And so patient.');
      await press('button', t('forms.save'));
      await expectToast(t('evaluations.feedbackSaved'));
      await expectHidden('dialog', t('evaluations.addFeedback'));
      await press('link', t('evaluations.viewDetails'));
      await expectVisible('heading', named('components.evaluationOf'));
      await expectText('And so patient.');
    });

    await test.step('export and read the file', async () => {
      await press('link', t('results.title'));
      await press('button', t('results.search'));
      await expectText(t('results.found', { count: 57 }));
      await press('button', t('compare.exportAll'));
      const rows = await rowsOf(join(downloads, 'employee_evaluations.xlsx'));
      expect(rows).toHaveLength(57);
      expect(rows).toContainEqual(
        expect.objectContaining({ Email: email, Role: 'Manager', Total_Evaluations: 16 }),
      );
    });

    await test.step('choose the dark theme', async () => {
      const background = () => getComputedStyle(document.body).backgroundColor;
      const light = await engine.evaluate(background);
      await press('button', t('shell.account.title'));
      await press('menuitemradio', t('shell.account.dark'));
      await until('dark colours', async () => (await engine.evaluate(background)) !== light);
    });

    await test.step('log out', async () => {
      await press('button', t('shell.logout'));
      await expectVisible('heading', t('shell.signInTitle'));
      expect(await engine.evaluate(() => localStorage.getItem('token'))).toBeNull();
    });

    expect(await engine.takeProblems()).toEqual([]);
  });
}

test('errors on the page are detected', async ({ engine, site, user }) => {
  await engine.open(site);
  await engine.evaluate(() => {
    localStorage.clear();
  });
  await engine.open(site);
  await user.expectVisible('heading', english.shell.signInTitle);
  await engine.evaluate(() => {
    console.error('On purpose');
    document.body.append(Object.assign(document.createElement('style'), { textContent: 'a {}' }));
  });
  const problems: string[] = [];
  await until('the errors', async () => {
    problems.push(...(await engine.takeProblems()));
    const recorded = problems.join('\n');
    return ['On purpose', 'Policy: style-src'].every((text) => recorded.includes(text));
  });
});

/** Waits for a workbook and returns its rows. A browser may create the file before it writes the content. */
async function rowsOf(file: string): Promise<unknown[]> {
  const book = await until(
    'the workbook',
    () => existsSync(file) && readFileSync(file).length > 0 && read(readFileSync(file)),
  );
  return utils.sheet_to_json(book.Sheets['Employee Evaluations'] ?? {});
}
