import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { server } from '../../../mocks/runtimes/node';
import { addEmployeeButton } from '../../../test/app/addEmployeeButton';
import { expectContractViolation } from '../../../test/setup/network';
import { renderApp } from '../../../test/app/renderApp';
import { session } from '../../session/session';

const GRACE = {
  Name: 'Grace Hopper',
  Email: 'grace@example.com',
  Age: '36',
  Password: 'correct horse',
};

const dialog = () => screen.findByRole('dialog', { name: 'Add New Employee' });
const save = () => screen.getByText('Save');

async function openDialog(options: Parameters<typeof renderApp>[0] = {}) {
  const app = renderApp({ mock: 'empty', ...options });
  await app.user.click(await addEmployeeButton());
  await dialog();
  return app;
}

async function enter(user: UserEvent, fields: Partial<typeof GRACE>) {
  for (const [label, text] of Object.entries(fields)) {
    await user.clear(screen.getByLabelText(label));
    await user.paste(text);
  }
}

async function chooseRole(user: UserEvent, role: string) {
  await user.click(screen.getByLabelText('Role'));
  await user.click(screen.getByRole('option', { name: role }));
}

async function expectClosed() {
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
}

function expectTyped(fields: Partial<typeof GRACE>) {
  for (const [label, text] of Object.entries(fields)) {
    expect(screen.getByLabelText(label)).toHaveValue(text);
  }
}

test('the dialog asks for an employee, offers all three roles and tells what is wrong', async () => {
  const { user } = await openDialog();
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(screen.queryByLabelText('Confirm Password')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Role')).toHaveTextContent('Employee');
  await user.click(screen.getByLabelText('Role'));
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(options).toEqual(['Admin', 'Manager', 'Employee']);
  await user.keyboard('{Escape}');

  await user.click(save());
  expect(await screen.findByText('Name is required')).toBeVisible();
  expect(screen.getByText('Invalid email address')).toBeVisible();
  expect(screen.getByText('Age is required')).toBeVisible();
  expect(screen.getByText('Password must be at least 6 characters long')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await enter(user, { ...GRACE, Age: '17' });
  await user.click(save());
  expect(await screen.findByText('Age must be 18 or older')).toBeVisible();
  expect(screen.getByLabelText('Age')).toHaveFocus();
  expect(screen.queryByText('Name is required')).not.toBeInTheDocument();
});

test('saving adds the employee, says so, closes the dialog and leaves the session as it is', async () => {
  const { user, mock } = await openDialog();
  const before = session.get();
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/auth/register', async ({ request }) => {
      sent.push(await request.clone().json(), request.headers.get('Authorization'));
    }),
  );
  await enter(user, { ...GRACE, Email: ' grace@example.com ' });
  await chooseRole(user, 'Manager');
  await user.click(save());

  expect(await screen.findByText('Employee saved successfully')).toBeVisible();
  await expectClosed();
  expect(await screen.findByText('Grace Hopper')).toBeVisible();
  expect(sent).toEqual([
    {
      name: 'Grace Hopper',
      email: 'grace@example.com',
      age: 36,
      role: 'Manager',
      password: 'correct horse',
      confirmPassword: 'correct horse',
    },
    `Bearer ${String(before.token)}`,
  ]);
  expect(session.get()).toEqual(before);
  expect(localStorage.getItem('token')).toBe(before.token);
  expect(localStorage.getItem('role')).toBe('Admin');
  expect(mock.db().employees()).toHaveLength(1);
});

test.each([
  ['without a token', () => HttpResponse.json({}, { status: 201 }), []],
  ['that is empty', () => new HttpResponse(null, { status: 204 }), ['status 204 is not listed']],
])('a success %s is a success as well', async (_name, answer, violations) => {
  const { user } = await openDialog();
  await enter(user, GRACE);
  server.use(http.post('*/api/auth/register', answer));
  violations.forEach(expectContractViolation);
  await user.click(save());
  expect(await screen.findByText('Employee saved successfully')).toBeVisible();
  await expectClosed();
});

test('a taken address marks Email, leaves the dialog open with what was typed, and saving again works', async () => {
  const { user } = await openDialog();
  await enter(user, { ...GRACE, Email: 'ada.admin@example.com' });
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to save employee: An account with this email already exists',
  );
  expect(screen.getByText('Error')).toBeVisible();
  expect(await dialog()).toBeVisible();
  const email = screen.getByLabelText('Email');
  await waitFor(() => {
    expect(email).toHaveAccessibleDescription('An account with this email already exists');
  });
  expect(email).toBeInvalid();
  expect(email).toHaveFocus();
  expectTyped({ ...GRACE, Email: 'ada.admin@example.com' });

  await enter(user, { Email: GRACE.Email });
  expect(email).toBeValid();
  await user.click(save());
  expect(await screen.findByText('Employee saved successfully')).toBeVisible();
  expect(screen.queryByText(/^Failed to save/)).not.toBeInTheDocument();
  await expectClosed();
});

test('a screen reader hears of the refusal although the dialog is open', async () => {
  const { user } = await openDialog();
  await enter(user, { ...GRACE, Email: 'ada.admin@example.com' });
  await user.click(save());
  const toast = await screen.findByRole('alert');
  expect(await dialog()).toBeVisible();
  expect(toast).toHaveTextContent(/^Error.*Failed to save employee/);
});
