import { screen } from '@testing-library/react';
import { renderApp } from '../test/renderApp';
import { session } from '../session/session';

const email = () => screen.findByLabelText('Email');
const password = () => screen.findByLabelText('Password');
const signIn = () => screen.findByRole('button', { name: 'Sign In' });

test('the sign-in screen greets and asks for e-mail and password', async () => {
  renderApp({ path: '/login', as: null });
  expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  expect(screen.getByText('Enter your credentials to access your account.')).toBeVisible();
  expect(await email()).toHaveAttribute('placeholder', 'Enter your email');
  expect(await password()).toHaveAttribute('placeholder', 'Enter your password');
  expect(screen.getByText("Don't have an account?")).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/register');
  expect(document.title).toBe('Welcome Back · Employee Dashboard');
});

test('success stores token and role and goes home', async () => {
  const { user, router } = renderApp({ path: '/login', as: null });
  await user.type(await email(), '  mario.manager@example.com ');
  await user.type(await password(), 'demo-manager');
  await user.click(await signIn());
  expect(await screen.findByRole('heading', { name: 'Employees' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
  expect(localStorage.getItem('token')).toBe(session.get().token);
  expect(localStorage.getItem('role')).toBe('Manager');
});
