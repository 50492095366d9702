import { act, screen } from '@testing-library/react';
import { renderApp } from '../../test/app/renderApp';

test.each([
  ['/', 'Employees', 'Employees'],
  ['/evaluations', 'Employee Evaluations', 'My Evaluations'],
  ['/all-evaluations', 'All Evaluations', 'All Evaluations'],
  ['/results', 'Results', 'Results'],
])('%s shows the heading %s', async (path, heading, title) => {
  renderApp({ path, mock: 'empty' });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(document.title).toBe(`${title} · Employee Dashboard`);
});

test.each(['/nowhere', '/employee-profile', '/loginn'])(
  'any other path, such as %s, shows Not Found below the header',
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
  'without a token, %s redirects to /login',
  async (path) => {
    const { router } = renderApp({ path, as: null });
    expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/login');
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  },
);

test.each(['/login', '/register'])('with a session, %s redirects to /', async (path) => {
  const { router } = renderApp({ path, mock: 'empty' });
  expect(await screen.findByRole('heading', { name: 'Employees' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
});

test('without a session, /login and /register link to each other', async () => {
  const { user, router } = renderApp({ path: '/register', as: null });
  await user.click(await screen.findByRole('link', { name: 'Sign In' }));
  await screen.findByRole('heading', { name: 'Welcome Back' });
  expect(screen.getByLabelText('Email')).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Sign Up' }));
  expect(await screen.findByRole('heading', { name: 'Create an Account' })).toHaveFocus();
  expect(router.state.location.pathname).toBe('/register');
});

test('the first page does not move the focus; each later page focuses its heading, and the sign-in its first field', async () => {
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
