import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { server } from '../../mocks/node';
import { expectContractViolation } from '../test/network';
import { renderApp } from '../test/renderApp';
import { session } from '../session/session';

const GRACE = {
  Name: 'Grace Hopper',
  Email: 'grace@example.com',
  Age: '36',
  Password: 'correct horse',
  'Confirm Password': 'correct horse',
};

const signUp = () => screen.findByRole('button', { name: 'Sign Up' });

async function enter(user: UserEvent, fields: Partial<Record<keyof typeof GRACE, string>>) {
  for (const [label, text] of Object.entries(fields)) {
    await user.clear(await screen.findByLabelText(label));
    if (text !== '') await user.paste(text);
  }
}

/** The registration screen, filled in. */
async function renderFilled() {
  const app = renderApp({ path: '/register', as: null, scenario: 'empty' });
  await enter(app.user, GRACE);
  return app;
}

/** Holds an answer back until it is opened. */
function gate() {
  let open: (value?: unknown) => void = () => undefined;
  const opened = new Promise((resolve) => {
    open = resolve;
  });
  return { opened, open: () => void open() };
}

function expectTyped() {
  for (const [label, text] of Object.entries(GRACE)) {
    expect(screen.getByLabelText(label)).toHaveValue(text);
  }
}

test('the registration screen asks for all it needs and offers every role', async () => {
  const { user } = renderApp({ path: '/register', as: null });
  expect(await screen.findByRole('heading', { name: 'Create an Account' })).toBeVisible();
  expect(document.title).toBe('Create an Account · Employee Dashboard');
  for (const label of Object.keys(GRACE)) expect(screen.getByLabelText(label)).toHaveValue('');
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  expect(screen.getByLabelText('Confirm Password')).toHaveAttribute('type', 'password');
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');

  const role = screen.getByLabelText('Role');
  expect(role).toHaveTextContent('Employee');
  await user.click(role);
  const options = within(screen.getByRole('listbox')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Admin', 'Manager', 'Employee']);
});

test('what is missing stands in red under its field, and the first has the focus', async () => {
  const { user } = renderApp({ path: '/register', as: null });
  await user.click(await signUp());
  const messages = {
    Name: 'Name is required',
    Email: 'Invalid email address',
    Age: 'Age is required',
    Password: 'Password must be at least 6 characters long',
    'Confirm Password': 'Password confirmation is required',
  };
  expect(await screen.findByLabelText('Name')).toHaveFocus();
  for (const [label, message] of Object.entries(messages)) {
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
    expect(screen.getByLabelText(label)).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByText(message)).toHaveStyle({ color: 'var(--mui-palette-error-main)' });
  }
  for (const [label, message] of Object.entries(messages)) {
    await user.click(screen.getByLabelText(label));
    await user.paste('1');
    expect(screen.getByLabelText(label)).toHaveAttribute('aria-invalid', 'false');
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  }
});

test('each rule has its message', async () => {
  const { user } = await renderFilled();
  const cases = [
    ['Name', '   ', 'Name is required'],
    ['Email', 'grace@', 'Invalid email address'],
    ['Age', '17', 'Age must be 18 or older'],
    ['Age', '17.9', 'Age must be 18 or older'],
    ['Age', '-18', 'Age is required'],
    ['Age', '1e2', 'Age must be 18 or older'],
    ['Age', ' ', 'Age is required'],
    ['Password', '12345', 'Password must be at least 6 characters long'],
    ['Confirm Password', '12345', 'Password confirmation is required'],
    ['Confirm Password', 'correct horse ', "Passwords don't match"],
  ] as const;
  for (const [label, text, message] of cases) {
    await enter(user, { [label]: text });
    await user.keyboard('{Enter}');
    const field = await screen.findByLabelText(label);
    expect(await screen.findByText(message)).toBeVisible();
    expect(field).toHaveAccessibleDescription(message);
    expect(field).toHaveFocus();
    await enter(user, { [label]: GRACE[label] });
    expect(field).toHaveAttribute('aria-invalid', 'false');
  }
});

test('success stores token and role, says so and goes home; any role can be chosen', async () => {
  const { user, router, mock } = renderApp({ path: '/register', as: null, scenario: 'empty' });
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
  expect(screen.getByRole('link', { name: 'All Evaluations' })).toBeVisible();
  expect(mock.db.employees()).toHaveLength(1);
});

test('without another choice the role is Employee; Enter pressed twice sends one request', async () => {
  const { user } = await renderFilled();
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
  expect(screen.queryByRole('link', { name: 'All Evaluations' })).not.toBeInTheDocument();
});

test("a refusal is a toast with the server's message, and what was typed stays", async () => {
  const { user, router } = await renderFilled();
  await enter(user, { Email: 'ada.admin@example.com' });
  await user.click(await signUp());
  const toast = await screen.findByRole('alert');
  expect(within(toast).getByText('Registration failed')).toBeVisible();
  expect(within(toast).getByText('An account with this email already exists')).toBeVisible();
  expect(router.state.location.pathname).toBe('/register');
  expect(localStorage).toHaveLength(0);
  expect(await signUp()).toBeEnabled();
  expect(screen.getByLabelText('Email')).toHaveValue('ada.admin@example.com');

  await enter(user, { Email: GRACE.Email });
  expectTyped();
  await user.click(await signUp());
  expect(await screen.findByText('Registration successful!')).toBeVisible();
  expect(screen.queryByText('Registration failed')).not.toBeInTheDocument();
});

test.each([
  ['HTML', () => HttpResponse.html('<h1>Bad</h1>', { status: 500 }), 'body must be object'],
  ['no answer', () => HttpResponse.error(), null],
  [
    'success without a token',
    () => HttpResponse.json({ role: 'Admin' }, { status: 201 }),
    "property 'token'",
  ],
])('%s is only Registration failed', async (_name, answer, violation) => {
  const { user } = await renderFilled();
  server.use(http.post('*/api/auth/register', answer));
  if (violation) expectContractViolation(violation);
  await user.click(await signUp());
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Registration failed$/);
  expectTyped();
  expect(localStorage).toHaveLength(0);
});

test('a 401 is a refusal like any other (decision 10)', async () => {
  const { user, router } = await renderFilled();
  server.use(
    http.post('*/api/auth/register', () =>
      HttpResponse.json({ message: 'Not by you' }, { status: 401 }),
    ),
  );
  await user.click(await signUp());
  expect(await screen.findByText('Not by you')).toBeVisible();
  expect(router.state.location.pathname).toBe('/register');
});
