import { act, screen, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { buildEmployee, buildEvaluation } from '../../../../mocks/db/builders';
import { server } from '../../../../mocks/runtimes/node';
import { expectConsoleError } from '../../../../test/setup/console';
import { english } from '../../../../test/app/english';
import { renderApp } from '../../../../test/app/renderApp';
import {
  chooseDisplay,
  mockPeople,
  statisticsOf,
  columnTexts,
  expectColumn,
  openTable,
} from '../../../../test/lists/resultsTable';
import { FIELDS } from '../fields';

/** When the evaluations of everybody were made. */
const CREATED = buildEvaluation().createdAt ?? '';
const DAY = english.date(CREATED);
const ago = english.ago(Date.parse(CREATED), Date.now());

const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

test('the menu Display shows the results as a table, and Back shows the cards again', async () => {
  const { user, router } = renderApp({ path: '/results?q=' });
  mockPeople();
  expect(await screen.findAllByRole('listitem')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Display' }));
  expect(await screen.findByRole('menuitemradio', { name: 'Cards' })).toBeChecked();
  expect(screen.queryByText('Density')).toBeNull();

  await user.click(screen.getByRole('menuitemradio', { name: 'Table' }));
  expect(await screen.findByRole('grid', { name: 'Employees found' })).toBeVisible();
  expect(router.state.location.search).toBe('?q=&view=table');
  expect(headers()).toEqual([
    ...['', 'Name', 'Role', 'Position', 'Evaluations', 'Average', 'Min', 'Max', 'Scores'],
    ...['Last evaluated', 'Actions'],
  ]);
  await act(() => router.navigate(-1));
  expect(await screen.findAllByRole('listitem')).toHaveLength(3);
});

test('a row shows all fields, on paper too, and its statistics are read once', async () => {
  const { requested } = await openTable(
    `?q=&view=table&columns=${FIELDS.filter((field) => field !== 'scores').join()}`,
  );
  await expectColumn('Average', ['7.5 of 10', 'N/A', '9.1 of 10']);
  expect(columnTexts('Hire date')).toEqual(['May 1, 2020', 'N/A', 'Dec 24, 2011']);
  expect(columnTexts('Position')).toEqual(['Analyst', 'N/A', 'Writer']);
  expect(columnTexts('Evaluations')).toEqual(['2', '0', '5']);
  await expectColumn('Last evaluated', [ago, 'Never', ago]);
  expect(requested).toEqual(['a', 'b', 'c']);

  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
  });
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'NameEmailRolePositionHire dateEvaluationsAverageMinMaxLast evaluated',
    `Zoëa@example.comManagerAnalystMay 1, 202027.5 of 1069${DAY}`,
    'Adamb@example.comEmployeeN/AN/A0N/AN/AN/ANever',
    `émilec@example.comAdminWriterDec 24, 201159.1 of 10810${DAY}`,
  ]);
  act(() => {
    window.dispatchEvent(new Event('afterprint'));
  });
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('the printed table has the rows of all pages, and … for statistics that are not read yet', async () => {
  const employees = Array.from({ length: 30 }, (_, index) =>
    buildEmployee({ _id: `p${index}`, name: `Person ${index}`, role: 'Employee' }),
  );
  renderApp({ path: '/results?q=&view=table&columns=name,role,averageScore,scores,lastEvaluated' });
  mockPeople(async () => {
    await delay('infinite');
    return statisticsOf('a');
  });
  server.use(http.get('*/api/employees', () => HttpResponse.json({ employees })));
  await screen.findByRole('grid', { name: 'Employees found' });
  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
  });
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows).toHaveLength(30);
  expect(rows.at(-1)).toHaveTextContent(/^Person 29Employee………$/);
  act(() => {
    window.dispatchEvent(new Event('afterprint'));
  });
});

test('the address contains the order, missing values are last in both directions, and Back undoes it', async () => {
  const { user, router } = await openTable('?q=&view=table&columns=hireDate');
  const header = screen.getByRole('columnheader', { name: /^Hire date/ });
  await user.click(header);
  await expectColumn('Name', ['émile', 'Zoë', 'Adam']);
  await user.click(header);
  await expectColumn('Name', ['Zoë', 'émile', 'Adam']);
  expect(router.state.location.search).toBe('?q=&view=table&columns=hireDate&order=-hireDate');
  await act(() => router.navigate(-1));
  await expectColumn('Name', ['émile', 'Zoë', 'Adam']);
});

test('the menu Display changes the columns and the density, and the address contains them', async () => {
  const { user, router } = await openTable('?q=&view=table&columns=name,email,role');
  expect(headers()).toEqual(['', 'Name', 'Email', 'Role', 'Actions']);
  await chooseDisplay(user, 'Compact');
  expect(router.state.location.search).toBe(
    '?q=&view=table&columns=name%2Cemail%2Crole&density=compact',
  );
  await chooseDisplay(user, 'Email');
  await chooseDisplay(user, 'Scores');
  expect(headers()).toEqual(['', 'Name', 'Role', 'Scores', 'Actions']);
  expect(router.state.location.search).toContain('columns=name%2Crole%2Cscores');
  expect(screen.queryByRole('toolbar')).toBeNull();
  expect(screen.queryByRole('button', { name: /column menu/ })).toBeNull();
});

test('a strip shows every score of a row, and failed scores can be read again', async () => {
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
