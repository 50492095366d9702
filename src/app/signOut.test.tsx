import { act, getConfig, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../../mocks/runtimes/node';
import { addEmployeeButton } from '../../test/app/addEmployeeButton';
import { findSignInHeading, signInWith } from '../../test/forms/drafts';
import { enter } from '../../test/app/enter';
import { expireSession } from '../../test/app/expireSession';
import { gate } from '../../test/calls/gate';
import { waitForEarlierCalls } from '../../test/calls/waitForEarlierCalls';
import { renderApp } from '../../test/app/renderApp';
import { session } from '../session/session';

const SECRET = 'Only Ada may know';

/** The ways in which the session of this tab ends. */
const endings: [name: string, end: () => void][] = [
  ['Logout', session.signOut],
  ['an expiry', expireSession],
];

async function typeNewEmployee(app: ReturnType<typeof renderApp>) {
  await app.user.click(await addEmployeeButton());
  await screen.findByRole('dialog');
  const fields = { Name: SECRET, Email: 'g@example.com', Age: '36', Password: 'secret-7' };
  await enter(app.user, fields);
}

test.each(endings.slice(1))('%s removes the toast of an earlier action', async (_name, end) => {
  const app = renderApp({ mock: 'empty' });
  await typeNewEmployee(app);
  server.use(
    http.post('*/api/auth/register', () => HttpResponse.json({ message: SECRET }, { status: 409 })),
  );
  await app.user.click(screen.getByText('Save'));
  expect(await screen.findByRole('alert')).toHaveTextContent(new RegExp(`${SECRET}$`));
  act(end);
  await findSignInHeading();
  // The toast would disappear by itself after five seconds.
  await waitFor(
    () => {
      expect(document.body).not.toHaveTextContent(SECRET);
    },
    { timeout: 1_000 },
  );
});

test.each(endings)('%s aborts pending calls without a message', async (name, end) => {
  const app = renderApp({ mock: 'empty' });
  await typeNewEmployee(app);
  const { opened, open } = gate();
  let calls = 0;
  server.use(
    http.post('*/api/auth/register', async () => {
      calls += 1;
      await opened;
    }),
  );
  await app.user.click(screen.getByText('Save'));
  await waitFor(() => {
    expect(calls).toBe(1);
  });
  act(end);
  await findSignInHeading();
  expect(app.queryClient.getQueryCache().getAll()).toEqual([]);
  expect(app.queryClient.getMutationCache().getAll()).toEqual([]);
  expect(localStorage.getItem('token')).toBeNull();
  // An expiry keeps the typed text for the same user.
  expect(localStorage.getItem('drafts') !== null).toBe(name === 'an expiry');

  await signInWith(app.user, 'Manager');
  open();
  await waitForEarlierCalls();
  expect(screen.queryByText('Employee saved successfully')).not.toBeInTheDocument();
  expect(screen.queryByText(/^Failed to save/)).not.toBeInTheDocument();
  expect(localStorage.getItem('drafts')).toBeNull();
});

test('Back shows no data of the session, neither before nor after another user signs in', async () => {
  const { user, router } = renderApp({ path: '/employee-profile/employee-004' });
  const back = () => getConfig().asyncWrapper(() => router.navigate(-1));
  expect(await screen.findByText("Grace Mwangi's Profile")).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Results' }));
  await user.click(await screen.findByPlaceholderText('Search for an employee...'));
  await user.paste('grace');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByRole('link', { name: 'Grace Mwangi' })).toBeVisible();
  await user.click(screen.getByText('Logout'));
  await findSignInHeading();

  await back();
  expect(document.body).not.toHaveTextContent('Grace');
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/login');
  });
  await findSignInHeading();
  expect(document.body).not.toHaveTextContent('Grace');

  const { opened, open } = gate();
  server.use(http.get('*/api/employees/employee-004', () => opened.then(() => undefined)));
  await signInWith(user, 'Employee');
  expect(document.title).not.toContain('Grace');
  await act(() => router.navigate('/results'));
  expect(await screen.findByPlaceholderText('Search for an employee...')).toHaveValue('');
  expect(screen.queryByRole('link', { name: 'Grace Mwangi' })).not.toBeInTheDocument();
  await act(() => router.navigate('/employee-profile/employee-004'));
  expect(await screen.findByRole('heading', { name: 'Loading...' })).toBeInTheDocument();
  expect(screen.queryByText("Grace Mwangi's Profile")).not.toBeInTheDocument();
  open();
  expect(await screen.findByText("Grace Mwangi's Profile")).toBeVisible();
});
