import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { read, utils } from 'sheetjs-style';
import { DEMO_ACCOUNTS } from '../../mocks/demoAccounts';
import { expect, test } from './fixtures';
import { until } from './until';

const [, { email, password, name }] = DEMO_ACCOUNTS;
const NOTE = 'Explains hard things in plain words.';

test('the main job, without an error', async ({ engine, site, user, downloads }) => {
  const { press, fill, expectVisible, expectHidden, expectText } = user;

  /** Also closes the toast: when a toast goes, the page moves up, and a click at that moment could miss. */
  const expectToast = async (text: string) => {
    await expectText(text);
    await press('button', 'Close notification');
  };

  await test.step('sign in', async () => {
    await engine.open(site);
    await fill('Email', email);
    await fill('Password', password);
    await press('button', 'Sign In');
    await expectVisible('heading', 'Employees');
    await expectText('57 employees');
  });

  await test.step('search', async () => {
    await fill('Search employees', email);
    await expectText('1 of 57 employees');
  });

  await test.step('evaluate', async () => {
    await press('button', 'Add Evaluation');
    await fill('Note', NOTE);
    await fill('Score', '8');
    await press('button', 'Save');
    await expectToast('Evaluation created successfully');
    await expectHidden('dialog', `Create Evaluation for ${name}`);
  });

  await test.step('open the profile and come back', async () => {
    await press('link', 'View Profile');
    await expectVisible('heading', `${name}'s Profile`);
    await expectText(NOTE);
    await engine.evaluate(() => {
      history.back();
    });
    await expectText('1 of 57 employees');
    await expectVisible('field', 'Search employees');
  });

  await test.step('turn the page', async () => {
    await fill('Search employees', '');
    await expectText('57 employees');
    await press('button', 'Go to page 2');
    await expectVisible('button', 'page 2');
    await press('link', 'My Evaluations');
    await expectText('Page 1 of 7');
    await press('button', 'Next');
    await expectText('Page 2 of 7');
    await press('button', 'Previous');
    await expectText(NOTE);
  });

  await test.step('give feedback and read it', async () => {
    await press('button', 'Add Feedback');
    await fill('Feedback', 'And so patient.');
    await press('button', 'Save');
    await expectToast('Feedback saved successfully');
    await expectHidden('dialog', 'Add Feedback');
    await press('link', 'View Details');
    await expectVisible('heading', `${name}'s Evaluation`);
    await expectText('And so patient.');
  });

  await test.step('export and read the file', async () => {
    await press('link', 'Results');
    await press('button', 'Search');
    await expectText('57 found');
    await press('button', 'Export to Excel');
    const rows = await rowsOf(join(downloads, 'employee_evaluations.xlsx'));
    expect(rows).toHaveLength(57);
    expect(rows).toContainEqual(
      expect.objectContaining({ Email: email, Role: 'Manager', Total_Evaluations: 16 }),
    );
  });

  await test.step('choose the dark theme', async () => {
    const background = () => getComputedStyle(document.body).backgroundColor;
    const light = await engine.evaluate(background);
    await press('button', 'Account');
    await press('menuitemradio', 'Dark');
    await until('dark colours', async () => (await engine.evaluate(background)) !== light);
  });

  await test.step('log out', async () => {
    await press('button', 'Logout');
    await expectVisible('heading', 'Welcome Back');
    expect(await engine.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  expect(await engine.takeProblems()).toEqual([]);
});

test('errors on the page are detected', async ({ engine, site, user }) => {
  await engine.open(site);
  await user.expectVisible('heading', 'Welcome Back');
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
