import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEmployee } from '../../mocks/db/builders';
import { server } from '../../mocks/runtimes/node';
import { renderApp } from '../../test/app/renderApp';

test.each([
  ['/', 'Employees', 'Employees'],
  ['/evaluations', 'Employee Evaluations', 'My Evaluations'],
  ['/all-evaluations', 'All Evaluations', 'All Evaluations'],
  ['/results', 'Results', 'Results'],
])('%s is %s', async (path, heading, title) => {
  renderApp({ path, mock: 'empty' });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(document.title).toBe(`${title} · Employee Dashboard`);
});

test('/employee-profile/{id} and /evaluation/{id} are named after the employee', async () => {
  const { router, mock, user } = renderApp({ path: '/employee-profile/employee-002' });
  expect(await screen.findByRole('heading', { name: "Mario Bianchi's Profile" })).toBeVisible();
  expect(document.title).toBe("Mario Bianchi's Profile · Employee Dashboard");

  const [own] = mock.db().evaluations({ evaluatorId: 'employee-001' });
  await user.click(screen.getByRole('link', { name: 'My Evaluations' }));
  await screen.findByRole('heading', { name: 'Employee Evaluations' });
  const [details] = await screen.findAllByRole('link', { name: 'View Details' });
  if (!own || !details) throw new Error('The admin has no evaluation');
  await user.click(details);
  const name = mock.db().person(own.employeeId)?.name ?? '';
  expect(await screen.findByRole('heading', { name: `${name}'s Evaluation` })).toBeVisible();
  expect(document.title).toBe(`${name}'s Evaluation · Employee Dashboard`);
  expect(router.state.location.pathname).toBe(`/evaluation/${own._id}`);
});

test.each(['/nowhere', '/employee-profile', '/loginn'])(
  'any other path, as %s, is Not Found under the header',
  async (path) => {
    const { router } = renderApp({ path });
    expect(await screen.findByRole('heading', { name: 'Not Found' })).toBeVisible();
    expect(screen.getByRole('banner')).toHaveTextContent('Employee Dashboard');
    expect(document.title).toBe('Not Found · Employee Dashboard');
    expect(router.state.location.pathname).toBe(path);
    expect(screen.getByText('Go to Home')).toHaveAttribute('href', '/');
  },
);

test.each(['/', '/evaluations?page=2', '/employee-profile/employee-001', '/nowhere'])(
  'without a token %s leads to /login',
  async (path) => {
    const { router } = renderApp({ path, as: null });
    expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/login');
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  },
);

test.each(['/login', '/register'])('signed in, %s leads to /', async (path) => {
  const { router } = renderApp({ path, mock: 'empty' });
  expect(await screen.findByRole('heading', { name: 'Employees' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
});

test('signed out, /login and /register lead to each other', async () => {
  const { user, router } = renderApp({ path: '/register', as: null });
  await user.click(await screen.findByRole('link', { name: 'Sign In' }));
  await screen.findByRole('heading', { name: 'Welcome Back' });
  expect(screen.getByLabelText('Email')).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Sign Up' }));
  expect(await screen.findByRole('heading', { name: 'Create an Account' })).toHaveFocus();
  expect(router.state.location.pathname).toBe('/register');
});

test('the first page leaves the focus alone; later the heading of each new page has it, and the first field of the sign-in', async () => {
  const { user, router } = renderApp({ path: '/results', mock: 'empty' });
  expect(await screen.findByRole('heading', { name: 'Results' })).toBeVisible();
  expect(document.body).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'My Evaluations' }));
  expect(await screen.findByRole('heading', { name: 'Employee Evaluations' })).toHaveFocus();
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('heading', { name: 'Results' })).toHaveFocus();
  await user.click(screen.getByText('Logout'));
  await screen.findByRole('heading', { name: 'Welcome Back' });
  expect(screen.getByLabelText('Email')).toHaveFocus();
});

test('after a save from a row of the table, too, the focus is back on its button', async () => {
  const { user } = renderApp();
  server.use(
    http.get('*/api/employees', () =>
      HttpResponse.json({ employees: [buildEmployee({ _id: 'employee-002' })] }),
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Add Evaluation' }));
  const score = await screen.findByLabelText('Score');
  await user.paste('Good');
  await user.click(score);
  await user.keyboard('{ArrowUp}');
  await user.click(screen.getByText('Save'));
  expect(await screen.findByText('Evaluation created successfully')).toBeVisible();
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(screen.getByRole('button', { name: 'Add Evaluation' })).toHaveFocus();
});
