import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { DEMO_ACCOUNTS } from '../../mocks/demoAccounts';
import { server } from '../../mocks/runtimes/node';
import { issueToken } from '../../mocks/handlers/tokens';
import { addEmployeeButton } from '../../test/app/addEmployeeButton';
import { gate } from '../../test/calls/gate';
import { employeeQueries } from '../api/employees';
import { renderApp } from '../../test/app/renderApp';
import { signInAs } from '../../test/app/signInAs';
import { session } from '../session/session';

const [admin, , employee] = DEMO_ACCOUNTS;

/** Stores something as another tab does, and sends this tab the event. */
function inAnotherTab(key: string | null, stored: Record<string, string>) {
  localStorage.clear();
  for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });
}

const refusal = () => HttpResponse.json({ message: 'Please sign in' }, { status: 401 });

test('a 401 on several calls together signs out once, with nothing kept, resent or said', async () => {
  const { router, queryClient } = renderApp({ path: '/results' });
  expect(await screen.findByRole('heading', { name: 'Results' })).toBeVisible();
  queryClient.setQueryData(employeeQueries.list().queryKey, { employees: [] });
  const changes = jest.fn();
  const unsubscribe = session.subscribe(changes);
  const asked: string[] = [];
  const { opened, open } = gate();
  server.use(
    http.get('*/api/*', async ({ request }) => {
      asked.push(new URL(request.url).pathname);
      await opened;
      return refusal();
    }),
  );
  await act(() => router.navigate('/employee-profile/employee-001'));
  await waitFor(() => {
    expect(asked).toHaveLength(2);
  });
  open();
  expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/login');
  expect(session.get()).toEqual({ token: null, role: null });
  expect(Object.keys(localStorage)).toEqual(['session']);
  expect(changes).toHaveBeenCalledTimes(1);
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Your session has ended.');
  expect(asked.sort()).toEqual([
    '/api/employees/employee-001',
    '/api/evaluations/employee/employee-001',
  ]);
  unsubscribe();
});

test('a 401 for an old token does not end the session that followed', async () => {
  const { user } = renderApp({ path: '/evaluations', as: 'Manager' });
  const former = session.get().token;
  const { opened, open } = gate();
  const asked: (string | null)[] = [];
  const answered = jest.fn();
  server.use(
    http.post('*/api/feedback', async ({ request }) => {
      asked.push(request.headers.get('Authorization'));
      await opened;
      answered();
      return refusal();
    }),
  );
  const [add] = await screen.findAllByRole('button', { name: 'Add Feedback' });
  if (add) await user.click(add);
  const save = await screen.findByRole('button', { name: 'Save' });
  await user.paste('Good');
  await user.click(save);
  await waitFor(() => {
    expect(asked).toEqual([`Bearer ${String(former)}`]);
  });
  act(() => {
    signInAs('Admin');
  });
  open();
  await waitFor(() => {
    expect(answered).toHaveBeenCalled();
  });
  expect(await screen.findAllByRole('button', { name: 'Add Feedback' })).not.toEqual([]);
  expect(screen.queryByText(/^Failed to save/)).not.toBeInTheDocument();
  expect(session.get().role).toBe('Admin');
  expect(localStorage.getItem('role')).toBe('Admin');
});

test('an answer to the former user never reaches the next', async () => {
  const { queryClient } = renderApp({ as: 'Manager' });
  const { opened, open } = gate();
  let answered = false;
  server.use(
    http.get(
      '*/api/employees',
      async () => {
        await opened;
        answered = true;
        return HttpResponse.json({ employees: [{ _id: 'x', name: 'Secret' }], total: 1 });
      },
      { once: true },
    ),
  );
  expect(await screen.findByText('Loading employees...')).toBeVisible();
  act(() => {
    signInAs('Admin');
  });
  open();
  expect(await screen.findByText('Ada Okafor')).toBeVisible();
  await waitFor(() => {
    expect(answered).toBe(true);
    expect(queryClient.isFetching()).toBe(0);
  });
  expect(screen.queryByText('Secret')).not.toBeInTheDocument();
});

test('signing in in another tab opens the app in this one', async () => {
  const { router } = renderApp({ path: '/login', as: null, mock: 'empty' });
  expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  inAnotherTab('token', { token: issueToken(admin), role: 'Admin' });
  expect(await screen.findByRole('heading', { name: 'Employees' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
  expect(screen.getByRole('link', { name: 'All Evaluations' })).toBeVisible();
});

test('another user in another tab starts anew here, without the data of the former', async () => {
  const { mock } = renderApp({ path: '/evaluations', as: 'Admin' });
  const [own] = mock.db().evaluations({ evaluatorId: 'employee-001' });
  const [next] = mock.db().evaluations({ evaluatorId: 'employee-003' });
  if (!own?.note || !next?.note) throw new Error('The demo accounts gave no evaluations');
  expect(await screen.findByText(own.note)).toBeVisible();
  inAnotherTab('token', { token: issueToken(employee), role: 'Employee' });
  expect(screen.queryByText(own.note)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'All Evaluations' })).not.toBeInTheDocument();
  expect(await screen.findByText(next.note)).toBeVisible();
  expect(screen.queryByText(own.note)).not.toBeInTheDocument();
});

test('what the former user typed and opened is gone too', async () => {
  const { user } = renderApp({ mock: 'empty' });
  await user.click(await screen.findByPlaceholderText('Search employees...'));
  await user.paste('Grace');
  await user.click(await addEmployeeButton());
  await user.paste('Grace');
  inAnotherTab('token', { token: issueToken(employee), role: 'Employee' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await screen.findByPlaceholderText('Search employees...')).toHaveValue('');
});
