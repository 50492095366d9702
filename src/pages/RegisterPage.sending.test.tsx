import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { server } from '../../mocks/runtimes/node';
import { renderApp } from '../../test/app/renderApp';
import { enter } from '../../test/app/enter';
import { GRACE, renderRegistration, signUp } from '../../test/forms/registration';
import { createI18n } from '../i18n/createI18n';
import german from '../i18n/messages/de.json';
import messages from '../i18n/messages/en.json';
import { session } from '../session/session';

test('success stores the token and role, shows a toast and opens Home; any role can be selected', async () => {
  const { user, router, mock } = await renderRegistration();
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/auth/register', async ({ request }) => {
      sent.push(await request.clone().json(), request.headers.get('Authorization'));
    }),
  );
  await enter(user, { Email: ' grace@example.com ', Age: ' 18 ' });
  await user.click(screen.getByLabelText('Role'));
  await user.click(screen.getByRole('option', { name: 'Admin' }));
  await user.click(await signUp());

  expect(await screen.findByText('Registration successful!')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Employees' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
  const confirmed = { password: 'correct horse', confirmPassword: 'correct horse' };
  expect(sent).toEqual([
    { name: 'Grace Hopper', email: 'grace@example.com', age: 18, role: 'Admin', ...confirmed },
    null,
  ]);
  expect(session.get().email).toBe('grace@example.com');
  expect(localStorage.getItem('token')).toBe(session.get().token);
  expect(localStorage.getItem('role')).toBe('Admin');
  expect(mock.db().employees()).toHaveLength(1);
});

test.each([['ar-EG', '٤٢٫٥']])('%s: the age %s is sent as a number', async (locale, age) => {
  const { user } = await renderRegistration({ i18n: createI18n(locale, messages) });
  const sent: unknown[] = [];
  server.use(
    http.post<never, { age: unknown }>('*/api/auth/register', async ({ request }) => {
      sent.push((await request.clone().json()).age);
    }),
  );
  await enter(user, { Age: age });
  await user.click(await signUp());
  expect(await screen.findByText('Registration successful!')).toBeVisible();
  expect(sent).toEqual([42.5]);
});

test('the typed age is formatted for a new language', async () => {
  const i18n = createI18n('de', german);
  const { user } = renderApp({ path: '/register', as: null, i18n });
  const age = await screen.findByLabelText(german.accounts.age);
  await enter(user, { [german.accounts.age]: '42,5' });
  await user.selectOptions(screen.getByLabelText(german.shell.language), 'English');
  expect(await screen.findByLabelText('Age')).toBe(age);
  expect(age).toHaveValue('42.5');
});

test("a refusal shows a toast with the server's message and keeps the typed text", async () => {
  const { user, router } = await renderRegistration();
  await enter(user, { Email: 'ada.admin@example.com' });
  await user.click(await signUp());
  const toast = await screen.findByRole('alert');
  expect(within(toast).getByText('Registration failed')).toBeVisible();
  expect(within(toast).getByText('An account with this email already exists')).toBeVisible();
  expect(router.state.location.pathname).toBe('/register');
  expect(localStorage).toHaveLength(0);
  expect(await signUp()).toBeEnabled();
  const email = screen.getByLabelText('Email');
  expect(email).toHaveAccessibleDescription('An account with this email already exists');
  expect(email).toHaveFocus();
  expect(email).toHaveValue('ada.admin@example.com');

  await enter(user, { Email: GRACE.Email });
  for (const [label, text] of Object.entries(GRACE)) {
    expect(screen.getByLabelText(label)).toHaveValue(text);
  }
  await user.click(await signUp());
  expect(await screen.findByText('Registration successful!')).toBeVisible();
  expect(screen.queryByText('Registration failed')).not.toBeInTheDocument();
  expect(session.get().role).toBe('Employee');
});
