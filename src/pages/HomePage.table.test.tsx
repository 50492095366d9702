import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildEmployee } from '../../mocks/db/builders';
import { server } from '../../mocks/runtimes/node';
import { renderApp } from '../../test/app/renderApp';
import { setViewportWidth } from '../../test/setup/viewport';

const TEAM = [
  buildEmployee({ _id: 'c', name: 'Cid', position: undefined, hireDate: '2024-05-01' }),
  buildEmployee({ _id: 'a', name: 'Ana', position: 'Night Porter', hireDate: '2020-01-02' }),
  buildEmployee({ _id: 'b', name: 'Bob', position: 'Analyst', hireDate: undefined }),
];

const names = () =>
  screen.queryAllByRole('link', { name: /^(Ana|Bob|Cid)$/ }).map(({ textContent }) => textContent);

const header = (name: string) => screen.queryByRole('columnheader', { name });

async function renderTeam() {
  const app = renderApp();
  server.use(http.get('*/api/employees', () => HttpResponse.json({ employees: TEAM })));
  expect(await screen.findByRole('table')).toBeVisible();
  return app;
}

async function chooseColumns(user: UserEvent, ...columns: string[]) {
  await user.click(screen.getByRole('button', { name: /^(Columns|More)$/ }));
  for (const name of columns) {
    await user.click(await screen.findByRole('menuitemcheckbox', { name }));
  }
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });
}

test('headers sort in ascending, descending and again ascending order; Role sorts by position', async () => {
  const { user } = await renderTeam();
  expect(names()).toEqual(['Cid', 'Ana', 'Bob']);
  const up = ['Bob', 'Ana', 'Cid'];
  for (const [order, direction] of [
    [up, 'ascending'],
    [['Ana', 'Bob', 'Cid'], 'descending'],
    [up, 'ascending'],
  ] as const) {
    await user.click(screen.getByText('Role'));
    expect(names()).toEqual(order);
    expect(header('Role')).toHaveAttribute('aria-sort', direction);
  }
  await user.click(screen.getByText('Actions'));
  expect(names()).toEqual(up);
});

test('Position and Hire Date can be shown, sorted and hidden again', async () => {
  const { user } = await renderTeam();
  expect(header('Position')).not.toBeInTheDocument();
  expect(header('Hire Date')).not.toBeInTheDocument();
  await chooseColumns(user, 'Position', 'Hire Date');
  const [, cid, ana] = screen.getAllByRole('row');
  if (!cid || !ana) throw new Error('Rows are missing');
  expect(within(ana).getByText('Night Porter')).toBeVisible();
  expect(within(ana).getByText('Jan 2, 2020')).toBeVisible();
  expect(within(cid).getByText('N/A')).toBeVisible();
  await user.click(screen.getByText('Hire Date'));
  expect(names()).toEqual(['Ana', 'Cid', 'Bob']);

  await chooseColumns(user, 'Position');
  expect(header('Position')).not.toBeInTheDocument();
  expect(header('Hire Date')).toBeInTheDocument();
});

test('a column selected on a narrow screen hides no column when the window widens', async () => {
  const { user } = await renderTeam();
  const expectHeaders = (...columns: string[]) => {
    expect(screen.getAllByRole('columnheader')).toEqual(columns.map(header));
  };
  setViewportWidth(375);
  await chooseColumns(user, 'Position');
  expectHeaders('Name', 'Actions');
  expect(screen.getByText('Night Porter')).toBeVisible();
  await chooseColumns(user, 'Hire Date');
  expect(screen.getByRole('row', { name: /^Ana/ })).toHaveTextContent('Jan 2, 2020 · Night Porter');

  setViewportWidth(1280);
  expectHeaders(
    ...['Name', 'Role', 'Email', 'Position', 'Hire Date', 'Total Evaluations', 'Actions'],
  );
});

test.each([1280, 375])(
  'at %i px, the printed table has all matching rows, in columns and without actions',
  async (width) => {
    setViewportWidth(width);
    renderApp({ path: '/?q=example' });
    const rows = () => within(screen.getByRole('table')).getAllByRole('row');
    await screen.findByRole('button', { name: 'Go to page 2' });
    expect(rows().length).toBeLessThanOrEqual(11);
    fireEvent(window, new Event('beforeprint'));
    expect(rows()).toHaveLength(58);
    expect(header('Email')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add Evaluation' })).not.toBeInTheDocument();
    fireEvent(window, new Event('afterprint'));
    expect(rows().length).toBeLessThanOrEqual(11);
  },
);
