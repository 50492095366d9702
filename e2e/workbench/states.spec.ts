import { readFile } from 'node:fs/promises';
import { expect, test } from './panel';

const state = (changes: object) =>
  JSON.stringify({ version: 2, scenario: 'default', rules: {}, recordings: [], ...changes });

const row = (given: object) => state({ rules: { getEmployee: [given] } });

/** What is wrong with the file, by its content. */
const BROKEN = new Map<string, RegExp>([
  ['', /JSON/],
  ['{"version": 1', /JSON/],
  ['[]', /object/],
  ['null', /object/],
  ['"default"', /object/],
  ['{}', /version/],
  [state({ version: 2 }), /version/],
  [state({ scenario: 'nowhere' }), /scenario/],
  [state({ extra: 1 }), /extra/],
  [state({ persona: 'Guest' }), /persona/],
  [state({ clock: 'later' }), /clock/],
  [state({ seed: { employees: 100_001, evaluations: 0 } }), /seed\.employees/],
  [state({ realHost: 'http://staging.example.com' }), /realHost/],
  [state({ rules: { getNothing: [] } }), /getNothing/],
  [state({ changes: { employees: 1 } }), /changes/],
  [row({ answer: 'magic' }), /answer/],
  [row({ answer: 'failure', failure: 418 }), /failure/],
  [row({ answer: 'fixed', status: 99 }), /status/],
  [row({ answer: 'mock', delay: -1 }), /delay/],
  [row({ answer: 'mock', when: { in: 'path', name: 'nothing', equals: '1' } }), /when/],
]);

test('twenty broken files say what is wrong, and change nothing', async ({ panel, page }) => {
  expect(BROKEN.size).toBe(20);
  await panel.open();
  await panel.answer('listEmployees', 'Fixed');
  // The editor of the answer has this text too.
  const employee = page.getByRole('main').getByText('grace.hopper@example.com');
  await expect(employee).toBeVisible();
  await panel.choose('States');
  for (const [content, problem] of BROKEN) {
    await panel.region.getByLabel('File with a state').setInputFiles({
      name: 'state.json',
      mimeType: 'application/json',
      buffer: Buffer.from(content),
    });
    await expect(panel.region.getByRole('alert')).toContainText(problem);
    await expect(employee).toBeVisible();
  }
});

test('an exported state is imported in another tab, which has its own', async ({
  panel,
  page,
  context,
}) => {
  await panel.open();
  await panel.answer('listEmployees', 'Fixed');
  await panel.choose('States');
  const downloading = page.waitForEvent('download');
  await panel.region.getByRole('button', { name: 'Export' }).click();
  const path = await (await downloading).path();
  expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ version: 2 });

  const other = await context.newPage();
  await other.goto('./');
  await expect(other.getByText('mario.manager@example.com')).toBeVisible();
  await other.getByRole('button', { name: 'Mock workbench' }).click();
  await other.getByRole('tab', { name: 'States' }).click();
  await other.getByLabel('File with a state').setInputFiles(path);
  await expect(other.getByText('grace.hopper@example.com')).toBeVisible();
  await panel.region.getByRole('button', { name: 'Open thirdPageFails' }).click();
  await expect(page.getByText('mario.manager@example.com')).toBeVisible();
  await expect(other.getByText('grace.hopper@example.com')).toBeVisible();
});
