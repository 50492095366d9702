import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expectConsoleError } from '../../../../test/setup/console';
import {
  columnTexts,
  expectColumn,
  openTable,
  statisticsOf,
} from '../../../../test/lists/resultsTable';

test('sorting by a statistic says that it needs the statistics of everyone, and Cancel undoes it', async () => {
  const { user, router } = await openTable('?q=&view=table', () => new Promise(() => undefined));
  await user.click(screen.getByRole('columnheader', { name: /^Average/ }));
  expect(
    await screen.findByText('The order needs the evaluations of everyone found.'),
  ).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Reading' })).toHaveAttribute(
    'aria-valuetext',
    '0 of 3',
  );
  expect(router.state.location.search).toBe('?q=&view=table&order=averageScore');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => {
    expect(screen.queryByRole('progressbar', { name: 'Reading' })).toBeNull();
  });
  expect(router.state.location.search).toBe('?q=&view=table');
  expect(screen.getByRole('heading', { name: 'Results' })).toHaveFocus();
  expect(columnTexts('Name')).toEqual(['Zoë', 'Adam', 'émile']);
});

test('the table is sorted once all statistics are read, and a repeated search reads them again', async () => {
  const { user, requested } = await openTable();
  await user.click(screen.getByRole('columnheader', { name: /^Average/ }));
  await user.click(screen.getByRole('columnheader', { name: /^Average/ }));
  await expectColumn('Name', ['émile', 'Zoë', 'Adam']);
  expect(columnTexts('Average')).toEqual(['9.1 of 10', '7.5 of 10', 'N/A']);
  expect(screen.queryByRole('progressbar')).toBeNull();

  expect(requested).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => {
    expect(requested).toHaveLength(6);
  });
  expect(columnTexts('Average')).toEqual(['9.1 of 10', '7.5 of 10', 'N/A']);
});

test('Try again reads failed statistics again and keeps the focus in the cell', async () => {
  expectConsoleError(/^Error fetching evaluation results/);
  let isBroken = true;
  const { user, requested } = await openTable('?q=&view=table', (id) =>
    id === 'b' && isBroken
      ? HttpResponse.json({ message: 'Broken' }, { status: 404 })
      : statisticsOf(id),
  );
  const [again] = await screen.findAllByRole('button', { name: 'Try again' });
  if (!again) throw new Error('There is no button to try again');
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(4);
  isBroken = false;
  const cell = again.closest('[role="gridcell"]');
  await user.click(again);
  await expectColumn('Average', ['7.5 of 10', 'N/A', '9.1 of 10']);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(cell).toHaveFocus();
  expect(requested).toEqual(['a', 'b', 'c', 'b']);
});
