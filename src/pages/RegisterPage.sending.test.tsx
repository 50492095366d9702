import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../../mocks/runtimes/node';
import { gate } from '../../test/calls/gate';
import { acceptAnyResponse, expectContractViolation } from '../../test/setup/network';
import { renderApp } from '../../test/app/renderApp';
import { enter } from '../../test/app/enter';
import { GRACE, renderRegistration, signUp } from '../../test/forms/registration';
import { session } from '../session/session';

function expectTyped() {
  for (const [label, text] of Object.entries(GRACE)) {
    expect(screen.getByLabelText(label)).toHaveValue(text);
  }
}

test('success stores token and role, says so and goes home; any role can be chosen', async () => {
  const { user, router, mock } = renderApp({ path: '/register', as: null, mock: 'empty' });
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/auth/register', async ({ request }) => {
      sent.push(await request.clone().json(), request.headers.get('Authorization'));
    }),
  );
  await enter(user, { ...GRACE, Email: ' grace@example.com ', Age: ' 18 ' });
  await user.click(screen.getByLabelText('Role'));
  await user.click(screen.getByRole('option', { name: 'Admin' }));
  await user.click(await signUp());

  expect(await screen.findByText('Registration successful!')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Employees' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
  expect(sent).toEqual([
    {
      name: 'Grace Hopper',
      email: 'grace@example.com',
      age: 18,
      role: 'Admin',
      password: 'correct horse',
      confirmPassword: 'correct horse',
    },
    null,
  ]);
  expect(localStorage.getItem('token')).toBe(session.get().token);
  expect(localStorage.getItem('role')).toBe('Admin');
  expect(screen.getByText('All Evaluations')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Notifications/ }));
  const list = within(await screen.findByRole('dialog', { name: 'Notifications' }));
  expect(list.getByText('Registration successful!')).toBeVisible();
  expect(mock.db().employees()).toHaveLength(1);
});

test('without another choice the role is Employee; Enter pressed twice sends one request', async () => {
  const { user } = await renderRegistration();
  const sent: unknown[] = [];
  const { opened, open } = gate();
  server.use(
    http.post('*/api/auth/register', async ({ request }) => {
      sent.push(await request.clone().json());
      await opened;
    }),
  );
  await user.keyboard('{Enter}{Enter}');
  expect(await screen.findByRole('button', { name: 'Loading...' })).toBeDisabled();
  await user.keyboard('{Enter}');
  open();
  expect(await screen.findByRole('heading', { name: 'Employees' })).toBeVisible();
  expect(sent).toEqual([expect.objectContaining({ role: 'Employee' })]);
  expect(session.get().role).toBe('Employee');
  expect(screen.queryByText('All Evaluations')).not.toBeInTheDocument();
});

test("a refusal is a toast with the server's message, and what was typed stays", async () => {
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
  expect(screen.getByLabelText('Email')).toHaveValue('ada.admin@example.com');

  await enter(user, { Email: GRACE.Email });
  expectTyped();
  await user.click(await signUp());
  expect(await screen.findByText('Registration successful!')).toBeVisible();
  expect(screen.queryByText('Registration failed')).not.toBeInTheDocument();
});

test("the server's message is cut at 200 characters", async () => {
  const { user } = await renderRegistration();
  server.use(
    http.post('*/api/auth/register', () =>
      HttpResponse.json({ message: `${'x'.repeat(200)}yz` }, { status: 409 }),
    ),
  );
  await user.click(await signUp());
  const toast = await screen.findByRole('alert');
  expect(toast).toHaveTextContent(/^Registration failedx{200}$/);
});

test('the reason stays on the screen after the toast, until a value changes', async () => {
  const { user } = await renderRegistration();
  server.use(
    http.post('*/api/auth/register', () =>
      HttpResponse.json({ message: 'Closed today' }, { status: 403 }),
    ),
  );
  await user.click(await signUp());
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Registration failedClosed today$/);
  await user.click(screen.getByLabelText('Close notification'));
  const reason = screen.getByText('Closed today');
  expect(reason.compareDocumentPosition(await signUp())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.type(screen.getByLabelText('Name'), 's');
  expect(reason).not.toBeInTheDocument();
});

test("a success without a token shows the server's message", async () => {
  const { user } = await renderRegistration();
  server.use(
    http.post('*/api/auth/register', () =>
      HttpResponse.json({ message: 'Confirm your address' }, { status: 201 }),
    ),
  );
  acceptAnyResponse();
  await user.click(await signUp());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Registration failedConfirm your address$/,
  );
  expect(localStorage).toHaveLength(0);
});

test('whatever else the failure, it is only Registration failed', async () => {
  const { user } = await renderRegistration();
  const answers = [
    () => HttpResponse.html('<h1>Bad</h1>', { status: 500 }),
    () => HttpResponse.error(),
    () => HttpResponse.json({ role: 'Admin' }, { status: 201 }),
  ];
  expectContractViolation('body must be object');
  for (const answer of answers) {
    server.use(http.post('*/api/auth/register', answer));
    await user.click(await signUp());
    const toast = await screen.findByRole('alert');
    expect(toast).toHaveTextContent(/^Registration failed$/);
    expect(within(toast).getByText('Registration failed', { selector: 'strong' })).toBeVisible();
    expectTyped();
    await user.click(screen.getByLabelText('Close notification'));
    expect(toast).not.toBeInTheDocument();
    expect(screen.getByText('Registration failed')).toBeVisible();
  }
  expect(localStorage).toHaveLength(0);
});

test('a 401 is a refusal like any other', async () => {
  const { user, router } = await renderRegistration();
  server.use(
    http.post('*/api/auth/register', () =>
      HttpResponse.json({ message: 'Not by you' }, { status: 401 }),
    ),
  );
  await user.click(await signUp());
  expect(await screen.findByRole('alert')).toHaveTextContent('Not by you');
  expect(router.state.location.pathname).toBe('/register');
});
