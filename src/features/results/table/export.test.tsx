import '../export/sheetjsGlobals';
import { screen, waitFor } from '@testing-library/react';
import { read, utils } from 'sheetjs-style';
import { watchDownloads } from '../../../../test/downloads';
import { expectColumn, openTable } from '../../../../test/resultsTable';

test('the export has whom the table shows, in its order', async () => {
  const downloads = watchDownloads();
  const { user } = await openTable('?q=&view=table&sort=-name&filter=role:not:Employee');
  await expectColumn('Name', ['Zoë', 'émile']);
  await user.click(screen.getByRole('button', { name: 'Export to Excel' }));
  await waitFor(async () => {
    expect(await downloads()).toHaveLength(1);
  });
  const { Sheets } = read((await downloads())[0]?.content, { type: 'array' });
  const rows = utils.sheet_to_json<{ Name: string }>(Sheets['Employee Evaluations'] ?? {});
  expect(rows.map(({ Name }) => Name)).toEqual(['Zoë', 'émile']);
});
