import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEmployee, buildEvaluation } from '../../../../mocks/db/builders';
import { server } from '../../../../mocks/runtimes/node';
import { expectConsoleError } from '../../../../test/setup/console';
import { renderApp } from '../../../../test/app/renderApp';
import {
  mockPeople,
  columnTexts,
  expectColumn,
  openTable,
} from '../../../../test/lists/resultsTable';

test('the switch shows the hits as a table, and Back as cards again', async () => {
  const { user, router } = renderApp({ path: '/results?q=' });
  mockPeople();
  const cards = await screen.findByRole('button', { name: 'Cards' });
  expect(cards).toHaveAttribute('aria-pressed', 'true');
  expect(await screen.findAllByRole('listitem')).toHaveLength(3);

  await user.click(screen.getByRole('button', { name: 'Table' }));
  expect(await screen.findByRole('grid', { name: 'Employees found' })).toBeVisible();
  expect(router.state.location.search).toBe('?q=&view=table');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Compare',
    'Name',
    'Email',
    'Role',
    'Position',
    'Hire Date',
    'Scores',
    'Total Evaluations',
    'Average',
    'Max',
    'Min',
  ]);
  await act(() => router.navigate(-1));
  expect(await screen.findAllByRole('listitem')).toHaveLength(3);
});

test('a row shows what is known, also on paper; the statistics are asked for once each', async () => {
  const { requested } = await openTable();
  await expectColumn('Average', ['7.5 of 10', 'N/A', '9.1 of 10']);
  expect(columnTexts('Hire Date')).toEqual(['May 1, 2020', 'N/A', 'Dec 24, 2011']);
  expect(columnTexts('Position')).toEqual(['Analyst', 'N/A', 'Writer']);
  expect(columnTexts('Total Evaluations')).toEqual(['2', '0', '5']);
  expect(requested).toEqual(['a', 'b', 'c']);

  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
  });
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'NameEmailRolePositionHire DateScoresTotal EvaluationsAverageMaxMin',
    'Zoëa@example.comManagerAnalystMay 1, 20206, 927.5 of 109 of 106 of 10',
    'Adamb@example.comEmployeeN/AN/A0N/AN/AN/A',
    'émilec@example.comAdminWriterDec 24, 20118, 9, 9, 9.5, 1059.1 of 1010 of 108 of 10',
  ]);
  act(() => {
    window.dispatchEvent(new Event('afterprint'));
  });
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('sorting is in the address, missing values are last both ways, Back undoes it', async () => {
  const { user, router } = await openTable();
  const header = screen.getByRole('columnheader', { name: /^Hire Date/ });
  await user.click(header);
  await expectColumn('Name', ['émile', 'Zoë', 'Adam']);
  await user.click(header);
  await expectColumn('Name', ['Zoë', 'émile', 'Adam']);
  expect(router.state.location.search).toBe('?q=&view=table&sort=-hireDate');
  await act(() => router.navigate(-1));
  await expectColumn('Name', ['émile', 'Zoë', 'Adam']);
});

test.each([
  ['sort=name&filter=name:isAnyOf:["Zoë","Adam"]', ['Adam', 'Zoë']],
  // An invalid value becomes the default.
  ['sort=age&filter=role:is:King&page=9&size=26', ['Zoë', 'Adam', 'émile']],
])('a link with %s shows the same', async (parameters, names) => {
  await openTable(`?q=&view=table&${parameters}`);
  await expectColumn('Name', names);
});

test('equal ones are in the order of their ids, also from the last to the first', async () => {
  renderApp({ path: '/results?q=&view=table&sort=-name' });
  mockPeople();
  const employees = ['b', 'c', 'a'].map((id) =>
    buildEmployee({ _id: id, name: 'Ann', email: `${id}@example.com` }),
  );
  server.use(http.get('*/api/employees', () => HttpResponse.json({ employees })));
  await expectColumn('Email', ['a@example.com', 'b@example.com', 'c@example.com']);
});

test('the chosen columns and the density are in the address', async () => {
  const { user, router } = await openTable('?q=&view=table&columns=name,email,role');
  expect(screen.getAllByRole('columnheader')).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: 'Compact' }));
  expect(screen.getByRole('button', { name: 'Compact' })).toHaveAttribute('aria-pressed', 'true');
  expect(router.state.location.search).toContain('density=compact');
});

test('the quick filter replaces the address while somebody types', async () => {
  const { user, router } = await openTable();
  const toolbar = () => within(screen.getByRole('toolbar'));
  const entry = router.state.location.key;
  await user.click(toolbar().getByRole('button', { name: 'Find in the table' }));
  await user.type(toolbar().getByRole('searchbox'), 'zoe ');
  await expectColumn('Name', ['Zoë']);
  expect(router.state.location.search).toBe('?q=&view=table&find=zoe');
  expect(toolbar().getByRole('searchbox')).toHaveValue('zoe ');
  expect(router.state.location.key).not.toBe(entry);
  await act(() => router.navigate(-1));
  // There is no history entry before the table.
  expect(router.state.location.search).toBe('?q=&view=table&find=zoe');
});

test('every score of a row is in a strip; those that cannot be read can be asked for again', async () => {
  const { user } = renderApp({ path: '/results?q=&view=table&columns=name,scores' });
  mockPeople();
  expectConsoleError('Failed to fetch evaluations');
  server.use(
    http.get('*/api/evaluations/employee/c', () =>
      HttpResponse.json({ message: 'Broken' }, { status: 500 }),
    ),
  );
  expect(await screen.findByRole('img', { name: '2 scores: 6, 9' })).toBeVisible();
  expect(await screen.findByText('No scores')).toBeVisible();
  const button = await screen.findByRole('button', { name: 'Try again' });
  server.use(
    http.get('*/api/evaluations/employee/c', () =>
      HttpResponse.json([buildEvaluation({ score: 3 })]),
    ),
  );
  await user.click(button);
  expect(await screen.findByRole('img', { name: '1 score: 3' })).toBeVisible();
});
