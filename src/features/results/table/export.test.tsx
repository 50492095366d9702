import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { watchDownloads } from '../../../../test/app/downloads';
import { sheetRows } from '../../../../test/app/sheetRows';
import {
  chooseDisplay,
  expectColumn,
  openTable,
  statisticsOf,
} from '../../../../test/lists/resultsTable';

test('the export has the people in the table, in the same order', async () => {
  const downloads = watchDownloads();
  const { user } = await openTable('?q=&view=table&order=-name&average=7-');
  await expectColumn('Name', ['Zoë', 'émile']);
  await user.click(screen.getByRole('button', { name: 'Export to Excel' }));
  await waitFor(async () => {
    expect(await downloads()).toHaveLength(1);
  });
  const [file] = await downloads();
  if (!file) throw new Error('No file was saved');
  expect(sheetRows(file, 'Employee Evaluations')).toMatchObject([
    { Name: 'Zoë' },
    { Name: 'émile' },
  ]);
});

/** Starts the export of a table whose rows wait for the same statistics. `answer` lets the server answer. */
async function startExport() {
  const answers: (() => void)[] = [];
  const view = await openTable(
    '?q=&view=table',
    (id) =>
      new Promise((resolve) => {
        answers.push(() => {
          resolve(statisticsOf(id));
        });
      }),
  );
  await waitFor(() => {
    expect(answers).toHaveLength(3);
  });
  await press(view.user, 'Export to Excel');
  expect(screen.getByText('0 of 3')).toBeVisible();
  const answer = () => {
    answers.forEach((respond) => {
      respond();
    });
  };
  return { ...view, answer };
}

const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

test('the export uses the pending requests of the rows, even if the rows are unmounted', async () => {
  const downloads = watchDownloads();
  const { user, requested, answer } = await startExport();
  await chooseDisplay(user, 'Cards');
  expect(screen.queryByRole('grid')).toBeNull();
  answer();
  await waitFor(async () => {
    expect(await downloads()).toHaveLength(1);
  });
  expect(screen.queryByText(/without statistics/)).toBeNull();
  expect(requested).toEqual(['a', 'b', 'c']);
});
