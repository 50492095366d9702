import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../../mocks/runtimes/node';
import { enter } from '../../test/app/enter';
import { renderApp } from '../../test/app/renderApp';
import { tokens } from '../../test/calls/callMock';
import { expireSession } from '../../test/app/expireSession';
import { typeAndExpire } from '../../test/forms/drafts';
import { setViewportWidth } from '../../test/setup/viewport';
import { session } from '../session/session';

const email = () => screen.findByLabelText('Email');
const password = () => screen.findByLabelText('Password');
const signIn = () => screen.findByRole('button', { name: 'Sign In' });

const WRONG = { Email: 'ada.admin@example.com', Password: 'wrong password' };

async function renderFilled(fields = WRONG) {
  const app = renderApp({ path: '/login', as: null, mock: 'empty', styled: true });
  await enter(app.user, fields);
  return app;
}

test('the sign-in screen shows a greeting and asks for e-mail and password', async () => {
  renderApp({ path: '/login', as: null });
  expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  expect(screen.getByText('Enter your credentials to access your account.')).toBeVisible();
  expect(await email()).toHaveAttribute('placeholder', 'Enter your email');
  expect(await password()).toHaveAttribute('placeholder', 'Enter your password');
  expect(screen.getByText("Don't have an account?")).toBeVisible();
  expect(document.title).toBe('Welcome Back · Employee Dashboard');
});

test('success stores the token and role and opens Home; only the e-mail is trimmed', async () => {
  const { user, router } = await renderFilled({ Email: ' mario@example.com ', Password: ' six  ' });
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/auth/login', async ({ request }) => {
      sent.push(await request.json(), request.headers.get('Authorization'));
      return HttpResponse.json({ token: tokens.Manager, role: 'Manager' });
    }),
  );
  await user.click(await signIn());
  expect(await screen.findByRole('heading', { name: 'Employees' })).toBeVisible();
  expect(sent).toEqual([{ email: 'mario@example.com', password: ' six  ' }, null]);
  expect(router.state.location.pathname).toBe('/');
  expect(localStorage.getItem('token')).toBe(tokens.Manager);
  expect(localStorage.getItem('role')).toBe('Manager');
});

test('an error is shown in red below its field until the field is edited', async () => {
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

  await enter(user, { Password: '12345' });
  expect(await password()).toHaveAttribute('aria-invalid', 'false');
  await user.keyboard('{Enter}');
  expect(await email()).toHaveAttribute('aria-invalid', 'true');
  await enter(user, { Email: 'ada@example.com' });
  await user.keyboard('{Enter}');
  expect(await password()).toHaveAttribute('aria-invalid', 'true');
  expect(await password()).toHaveFocus();
  expect(screen.getByText(wrongPassword)).toBeVisible();
});

test("a refusal shows the server's message above the button and keeps the form", async () => {
  const { user, router } = await renderFilled();
  await user.click(await signIn());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Invalid email or password');
  expect(alert).toHaveStyle({ color: 'var(--mui-palette-error-main)' });
  const button = await signIn();
  expect(alert.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(await password()).toHaveValue(WRONG.Password);
  expect(router.state.location.pathname).toBe('/login');
  expect(session.get().token).toBeNull();

  await enter(user, { Password: 'demo-admin' });
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Employees' })).toBeVisible();
});

const ENDED = 'Your session has ended. Sign in to continue.';
const KEPT = 'What you typed is kept.';

describe('the form after the end of a session', () => {
  test('says that the session has expired', async () => {
    renderApp({ path: '/results' });
    expect(await screen.findByRole('heading', { name: 'Results' })).toBeVisible();
    act(expireSession);
    expect(await screen.findByText(ENDED)).toBeVisible();
    expect(screen.queryByText(KEPT)).not.toBeInTheDocument();
  });

  test('says that the text of an open dialog is kept', async () => {
    const { user } = renderApp({ mock: 'empty' });
    await typeAndExpire(user, { Name: 'Grace' });
    expect(screen.getByText(ENDED)).toBeVisible();
    expect(screen.getByText(KEPT)).toBeVisible();
  });

  test.each([
    [1280, true],
    [375, false],
  ])('has the e-mail at %d px; the password has the focus: %s', async (width, hasFocus) => {
    setViewportWidth(width);
    const { unmount } = renderApp({ path: '/results', as: 'Manager' });
    expect(await screen.findByRole('heading', { name: 'Results' })).toBeVisible();
    act(expireSession);
    expect(await email()).toHaveValue('mario.manager@example.com');
    expect((await password()) === document.activeElement).toBe(hasFocus);
    // This is what a reload of the page does.
    unmount();
    renderApp({ path: '/login', as: null });
    expect(await email()).toHaveValue('mario.manager@example.com');
  });

  test('says nothing after signing out', async () => {
    const { user } = renderApp({ path: '/results' });
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await email()).toHaveValue('');
    expect(screen.queryByText(ENDED)).not.toBeInTheDocument();
  });
});

test.each([
  [1280, true],
  [375, false],
])('at %d px, the first field has the focus: %s', async (width, hasFocus) => {
  setViewportWidth(width);
  renderApp({ path: '/login', as: null });
  expect((await email()) === document.activeElement).toBe(hasFocus);
});
