import { readFile } from 'node:fs/promises';
import { expect, test } from './panel';

test('an exported state is imported in another tab, which has its own', async ({
  panel,
  page,
  context,
}) => {
  await panel.open();
  await panel.answer('listEmployees', 'Fixed body…');
  const downloading = page.waitForEvent('download');
  await panel.region.getByRole('button', { name: 'Share' }).click();
  await panel.region.getByRole('menuitem', { name: 'Export' }).click();
  const path = await (await downloading).path();
  expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ version: 3 });

  const other = await context.newPage();
  await other.goto('./');
  await expect(other.getByText('mario.manager@example.com')).toBeVisible();
  await other.getByRole('button', { name: 'Mock workbench' }).click();
  await other.getByLabel('File with a state').setInputFiles(path);
  await expect(other.getByText('grace.hopper@example.com')).toBeVisible();
  await panel.region.getByLabel('Scenario').selectOption('thirdPageFails');
  await expect(page.getByText('mario.manager@example.com')).toBeVisible();
  await expect(other.getByText('grace.hopper@example.com')).toBeVisible();
});
