import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEmployee } from '../../mocks/db/builders';
import { server } from '../../mocks/runtimes/node';
import { renderApp } from '../../test/app/renderApp';
import { signInAs } from '../../test/app/signInAs';
import { setViewportWidth } from '../../test/setup/viewport';
import { session } from '../session/session';

const ana = buildEmployee({ _id: 'e1', name: 'Ana', role: 'Admin', email: 'ana@example.com' });
const nobody = buildEmployee({ _id: 'e2', name: null, role: null, email: null, evaluations: [] });

function answer(body: object) {
  server.use(http.get('*/api/employees', () => HttpResponse.json(body)));
}

const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('the Employees screen lists ten employees per page', async () => {
  const { user, router, mock } = renderApp();
  expect(await screen.findByText('Ada Okafor')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Employees' })).toBeVisible();
  expect(screen.getByText('View and manage employee information.')).toBeVisible();
  expect(screen.getByPlaceholderText('Search employees...')).toBeVisible();
  expect(screen.queryByText('Loading employees...')).not.toBeInTheDocument();

  const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
  const columns = ['Name', 'Role', 'Email', 'Total Evaluations', 'Actions'];
  expect(screen.getAllByRole('columnheader')).toEqual(
    columns.map((name) => screen.getByRole('columnheader', { name })),
  );
  const total = mock.db().evaluations({ employeeId: 'employee-001' }).length;
  const [first, ...rest] = rows();
  expect(first && cellsOf(first).slice(0, 4)).toEqual([
    ...['Ada Okafor', 'Admin', 'ada.admin@example.com', String(total)],
  ]);
  expect(rest).toHaveLength(9);

  expect(await screen.findByLabelText('page 1')).toHaveAttribute('aria-current', 'page');
  await user.click(screen.getByLabelText('Go to page 6'));
  expect(rows()).toHaveLength(mock.db().employees().length - 50);
  expect(screen.queryByLabelText('Go to page 7')).not.toBeInTheDocument();
  const [profile] = screen.getAllByRole('link', { name: 'View Profile' });
  const name = rows()[0]?.querySelector('bdi')?.textContent ?? '';
  if (profile) await user.click(profile);
  expect(await screen.findByRole('heading', { name: `${name}'s Profile` })).toBeVisible();
  expect(router.state.location.pathname).toBe('/employee-profile/employee-051');
});

test('a note counts the listed employees and the total, and an employee without details can be evaluated', async () => {
  const { user } = renderApp();
  answer({ employees: [nobody], total: 57 });
  server.use(http.get('*/api/evaluations/employee/:id', () => HttpResponse.json([])));
  expect(await screen.findByText('Showing 1 of 57')).toBeVisible();
  expect(await screen.findByLabelText('page 1')).toBeVisible();
  expect(screen.queryByLabelText('Go to page 2')).not.toBeInTheDocument();
  const [, row] = screen.getAllByRole('row');
  expect(row && cellsOf(row).slice(0, 4)).toEqual(['N/A', 'N/A', 'N/A', '0']);
  await user.click(screen.getByRole('button', { name: 'Add Evaluation' }));
  expect(
    await screen.findByRole('dialog', { name: 'Create Evaluation for Employee' }),
  ).toBeVisible();
});

test('on a small screen, a row shows all details below the name', async () => {
  setViewportWidth(375);
  renderApp();
  answer({ employees: [ana] });
  expect(await screen.findByText('Ana')).toBeVisible();
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

test('without a known role, Home offers to sign in again', async () => {
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
