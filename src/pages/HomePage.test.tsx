import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEmployee } from '../../mocks/db/builders';
import { server } from '../../mocks/runtimes/node';
import { addEmployeeButton } from '../../test/app/addEmployeeButton';
import { expectConsoleError } from '../../test/setup/console';
import { gate } from '../../test/calls/gate';
import { renderApp } from '../../test/app/renderApp';
import { signInAs } from '../../test/app/signInAs';
import { setViewportWidth } from '../../test/setup/viewport';
import { session } from '../session/session';

const employees = [
  buildEmployee({ _id: 'e1', name: 'Ana', role: 'Admin', email: 'ana@example.com' }),
  buildEmployee({ _id: 'e2', name: null, role: null, email: null, evaluations: undefined }),
];

function answer(body: object) {
  server.use(http.get('*/api/employees', () => HttpResponse.json(body)));
}

function cellsOf(row: HTMLElement) {
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
}

test('the Employees screen lists the employees, ten a page', async () => {
  const { opened, open } = gate();
  const { user, router, mock } = renderApp();
  server.use(
    http.get('*/api/employees', async () => {
      await opened;
    }),
  );
  expect(await screen.findByText('Loading employees...')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Employees' })).toBeVisible();
  expect(screen.getByText('View and manage employee information.')).toBeVisible();
  expect(screen.getByPlaceholderText('Search employees...')).toBeVisible();
  open();
  expect(await screen.findByText('Ada Okafor')).toBeVisible();
  expect(screen.queryByText('Loading employees...')).not.toBeInTheDocument();

  const [header, first, ...rest] = within(await screen.findByRole('table')).getAllByRole('row');
  if (!header || !first) throw new Error('The table is empty');
  const columns = ['Name', 'Role', 'Email', 'Total Evaluations', 'Actions'];
  expect(within(header).getAllByRole('columnheader')).toEqual(
    columns.map((name) => within(header).getByRole('columnheader', { name })),
  );
  const total = mock.db().evaluations({ employeeId: 'employee-001' }).length;
  expect(cellsOf(first).slice(0, 4)).toEqual([
    'Ada Okafor',
    'Admin',
    'ada.admin@example.com',
    String(total),
  ]);
  expect(rest).toHaveLength(9);

  expect(await screen.findByLabelText('page 1')).toHaveAttribute('aria-current', 'page');
  await user.click(screen.getByLabelText('Go to page 6'));
  const last = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(last).toHaveLength(mock.db().employees().length - 50);
  expect(screen.queryByLabelText('Go to page 7')).not.toBeInTheDocument();
  const [profile] = screen.getAllByRole('link', { name: 'View Profile' });
  const name = last[0]?.querySelector('bdi')?.textContent ?? '';
  if (profile) await user.click(profile);
  expect(await screen.findByRole('heading', { name: `${name}'s Profile` })).toBeVisible();
  expect(router.state.location.pathname).toBe('/employee-profile/employee-051');
});

test('a row of missing facts has fallbacks; its Add Evaluation opens the dialog', async () => {
  const { user } = renderApp();
  answer({ employees, total: 2 });
  expect(await screen.findByRole('table')).toBeVisible();
  const [, ana, nobody] = screen.getAllByRole('row');
  if (!ana || !nobody) throw new Error('Two rows are missing');
  expect(cellsOf(nobody).slice(0, 4)).toEqual(['N/A', 'N/A', 'N/A', '0']);
  await user.click(within(nobody).getByRole('button', { name: 'Add Evaluation' }));
  expect(
    await screen.findByRole('dialog', { name: 'Create Evaluation for Employee' }),
  ).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(within(ana).getByRole('button', { name: 'Add Evaluation' }));
  expect(await screen.findByRole('dialog', { name: 'Create Evaluation for Ana' })).toBeVisible();
});

test('on a small screen a row says all of it under the name', async () => {
  setViewportWidth(375);
  renderApp();
  answer({ employees: employees.slice(0, 1), total: 1 });
  expect(await screen.findByRole('table')).toBeVisible();
  expect(screen.getByText('Ana')).toBeVisible();
  expect(screen.getByText('ana@example.com')).toBeVisible();
  expect(screen.getByText('Admin · Evaluations: 1')).toBeVisible();
  const headers = screen.getAllByRole('columnheader');
  expect(headers.map(({ textContent }) => textContent)).toEqual(['Name', 'Actions']);
  expect(screen.getByRole('link', { name: 'View Profile' })).toHaveAttribute(
    'href',
    '/employee-profile/e1',
  );
  expect(screen.getByRole('button', { name: 'Add Evaluation' })).toBeVisible();
});

test('fewer employees than the total are said to be so', async () => {
  renderApp();
  answer({ employees, total: 57 });
  expect(await screen.findByText('Showing 2 of 57')).toBeVisible();
  expect(await screen.findByLabelText('page 1')).toBeVisible();
  expect(screen.queryByLabelText('Go to page 2')).not.toBeInTheDocument();
});

test('a failed load is logged once and can be tried again', async () => {
  const { user } = renderApp({ mock: 'serverError' });
  expectConsoleError('Error fetching employees');
  expect(await screen.findByRole('alert')).toHaveTextContent('No employees found.');
  expect(screen.queryByText('Loading employees...')).not.toBeInTheDocument();
  answer({ employees, total: 2 });
  await user.click(screen.getByText('Try again'));
  expect(await screen.findByText('Ana')).toBeVisible();
  expect(screen.queryByText('No employees found.')).not.toBeInTheDocument();
});

test('what is on screen stays when a reload fails', async () => {
  const { user, queryClient } = renderApp();
  answer({ employees, total: 2 });
  expect(await screen.findByText('Ana')).toBeVisible();
  let loads = 0;
  server.use(
    http.get('*/api/employees', () => {
      loads += 1;
      return HttpResponse.json({ message: 'Down' }, { status: 500 });
    }),
  );
  expectConsoleError('Error fetching employees');
  await user.click(await addEmployeeButton());
  await user.click(await screen.findByText('Cancel'));
  await waitFor(() => {
    expect(loads).toBe(3);
    expect(queryClient.isFetching()).toBe(0);
  });
  expect(screen.getByText('Ana')).toBeVisible();
  expect(screen.queryByText('Try again')).not.toBeInTheDocument();
});

test('without a known role Home offers to sign in again', async () => {
  signInAs('Admin');
  session.signIn(String(session.get().token), 'Boss');
  const asked = jest.fn();
  const { user } = renderApp({ as: null });
  server.use(http.get('*/api/employees', asked));
  const again = await screen.findByText('Sign in again');
  expect(within(screen.getByRole('banner')).getByText('Employee Dashboard')).toBeVisible();
  expect(screen.queryByText('Employees')).not.toBeInTheDocument();
  expect(asked).not.toHaveBeenCalled();
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  expect(localStorage).toHaveLength(0);
});
