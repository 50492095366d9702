import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { server } from '../../mocks/runtimes/node';
import { gate } from '../../test/calls/gate';
import { acceptAnyResponse, expectContractViolation } from '../../test/setup/network';
import { renderApp } from '../../test/app/renderApp';
import { session } from '../session/session';

const email = () => screen.findByLabelText('Email');
const password = () => screen.findByLabelText('Password');
const signIn = () => screen.findByRole('button', { name: 'Sign In' });

async function enter(user: UserEvent, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.paste(text);
}

/** The sign-in screen, filled in. */
async function renderFilled() {
  const app = renderApp({ path: '/login', as: null, mock: 'empty', styled: true });
  await enter(app.user, await email(), 'ada.admin@example.com');
  await enter(app.user, await password(), 'wrong password');
  return app;
}

test('the sign-in screen greets and asks for e-mail and password', async () => {
  renderApp({ path: '/login', as: null });
  expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  expect(screen.getByText('Enter your credentials to access your account.')).toBeVisible();
  expect(await email()).toHaveAttribute('placeholder', 'Enter your email');
  expect(await password()).toHaveAttribute('placeholder', 'Enter your password');
  expect(await password()).toHaveAttribute('type', 'password');
  expect(screen.getByText("Don't have an account?")).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/register');
  expect(document.title).toBe('Welcome Back · Employee Dashboard');
});

test('success stores token and role and goes home', async () => {
  const { user, router } = renderApp({ path: '/login', as: null, mock: 'empty' });
  await enter(user, await email(), '  mario.manager@example.com ');
  await enter(user, await password(), 'demo-manager');
  await user.click(await signIn());
  expect(await screen.findByRole('heading', { name: 'Employees' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
  expect(localStorage.getItem('token')).toBe(session.get().token);
  expect(localStorage.getItem('role')).toBe('Manager');
});

test('the e-mail is sent trimmed, the password as typed, without authorization', async () => {
  const { user } = await renderFilled();
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/auth/login', async ({ request }) => {
      sent.push(await request.json(), request.headers.get('Authorization'));
      return HttpResponse.json({ message: 'No' }, { status: 401 });
    }),
  );
  await enter(user, await email(), '  ada.admin@example.com ');
  await enter(user, await password(), ' six  ');
  await user.click(await signIn());
  expect(await screen.findByRole('alert')).toHaveTextContent('No');
  expect(sent).toEqual([{ email: 'ada.admin@example.com', password: ' six  ' }, null]);
});

test('what is wrong stands in red under its field until the field is edited', async () => {
  const { user } = renderApp({ path: '/login', as: null, styled: true });
  await user.click(await signIn());
  const wrongEmail = 'Invalid email address';
  const wrongPassword = 'Password must be at least 6 characters long';
  expect(await email()).toHaveAccessibleDescription(wrongEmail);
  expect(await password()).toHaveAccessibleDescription(wrongPassword);
  expect(await email()).toHaveAttribute('aria-invalid', 'true');
  expect(await password()).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByText(wrongEmail)).toHaveStyle({ color: 'var(--mui-palette-error-main)' });
  expect(await email()).toHaveFocus();

  await user.paste('ada@');
  expect(await email()).toHaveAttribute('aria-invalid', 'false');
  expect(screen.queryByText(wrongEmail)).not.toBeInTheDocument();
  expect(await password()).toHaveAccessibleDescription(wrongPassword);

  await enter(user, await password(), '12345');
  expect(await password()).toHaveAttribute('aria-invalid', 'false');
  await user.keyboard('{Enter}');
  expect(await email()).toHaveAttribute('aria-invalid', 'true');
  await enter(user, await email(), 'ada@example.com');
  await user.keyboard('{Enter}');
  expect(await password()).toHaveAttribute('aria-invalid', 'true');
  expect(await password()).toHaveFocus();
  expect(screen.getByText(wrongPassword)).toBeVisible();
});

test("a refusal shows the server's message above the button and leaves all as it was", async () => {
  const { user, router } = await renderFilled();
  await user.click(await signIn());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Invalid email or password');
  expect(alert).toHaveStyle({ color: 'var(--mui-palette-error-main)' });
  const button = await signIn();
  expect(button).toBeEnabled();
  expect(alert.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(await email()).toHaveValue('ada.admin@example.com');
  expect(await password()).toHaveValue('wrong password');
  expect(router.state.location.pathname).toBe('/login');
  expect(session.get().token).toBeNull();

  await enter(user, await password(), 'demo-admin');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Employees' })).toBeVisible();
});

test('while the request runs the button is disabled and reads Loading..., and Enter does nothing', async () => {
  const { user } = await renderFilled();
  let requests = 0;
  const { opened, open } = gate();
  server.use(
    http.post('*/api/auth/login', async () => {
      requests += 1;
      await opened;
      return HttpResponse.json({ message: 'No' }, { status: 401 });
    }),
  );
  // A second Enter can come before the disabled button is on screen.
  const form = (await signIn()).closest('form');
  act(() => {
    form?.requestSubmit();
    form?.requestSubmit();
  });
  expect(await screen.findByRole('button', { name: 'Loading...' })).toBeDisabled();
  await user.keyboard('{Enter}');
  open();
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(await signIn()).toBeEnabled();
  expect(requests).toBe(1);
});

test.each([
  ['no message', () => HttpResponse.json({ message: ' ' }, { status: 500 }), null],
  ['HTML', () => HttpResponse.html('<h1>Bad</h1>', { status: 500 }), 'body must be object'],
  [
    'success without a token',
    () => HttpResponse.json({ role: 'Admin' }),
    "required property 'token'",
  ],
  ['a token that no header takes', () => HttpResponse.json({ token: 'a\nb', role: 'Admin' }), null],
])('an answer with %s is Login failed', async (_name, answer, violation) => {
  const { user, router } = await renderFilled();
  server.use(http.post('*/api/auth/login', answer));
  if (violation) expectContractViolation(violation);
  await user.click(await signIn());
  expect(await screen.findByText('Login failed')).toBeVisible();
  expect(await email()).toHaveValue('ada.admin@example.com');
  expect(router.state.location.pathname).toBe('/login');
  expect(localStorage).toHaveLength(0);
});

test("a success without a token shows the server's message", async () => {
  const { user } = await renderFilled();
  server.use(
    http.post('*/api/auth/login', () => HttpResponse.json({ message: 'Confirm your address' })),
  );
  acceptAnyResponse();
  await user.click(await signIn());
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Confirm your address$/);
  expect(localStorage).toHaveLength(0);
});

test('no answer shows the message of the exception', async () => {
  const { user } = await renderFilled();
  server.use(http.post('*/api/auth/login', () => HttpResponse.error()));
  await user.click(await signIn());
  expect(await screen.findByText('Network Error')).toBeVisible();
  expect(await password()).toHaveValue('wrong password');
});
