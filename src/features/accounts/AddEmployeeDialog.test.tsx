import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { server } from '../../../mocks/runtimes/node';
import { addEmployeeButton } from '../../../test/app/addEmployeeButton';
import { enter } from '../../../test/app/enter';
import { renderApp } from '../../../test/app/renderApp';
import { session } from '../../session/session';

const GRACE = {
  Name: 'Grace Hopper',
  Email: 'grace@example.com',
  Age: '36',
  Password: 'correct horse',
};

const save = () => screen.getByRole('button', { name: 'Save' });

async function openDialog() {
  const app = renderApp({ mock: 'empty' });
  await app.user.click(await addEmployeeButton());
  expect(await screen.findByRole('dialog', { name: 'Add New Employee' })).toBeVisible();
  return app;
}

async function expectClosed() {
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
}

test('the dialog has the fields of an employee, offers all three roles and shows validation errors', async () => {
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

test('saving adds the employee, shows a toast, closes the dialog and does not change the session', async () => {
  const { user, mock } = await openDialog();
  const before = session.get();
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/auth/register', async ({ request }) => {
      sent.push(await request.clone().json(), request.headers.get('Authorization'));
    }),
  );
  await enter(user, { ...GRACE, Email: ' grace@example.com ' });
  await user.click(screen.getByLabelText('Role'));
  await user.click(screen.getByRole('option', { name: 'Manager' }));
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

test('an e-mail address that is already used makes Email invalid, the dialog keeps the typed values, and a new address can be saved', async () => {
  const { user } = await openDialog();
  const typed = { ...GRACE, Email: 'ada.admin@example.com' };
  await enter(user, typed);
  await user.click(save());
  // Screen readers announce it although the dialog is open.
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^ErrorFailed to save employee: An account with this email already exists$/,
  );
  const email = screen.getByLabelText('Email');
  await waitFor(() => {
    expect(email).toHaveAccessibleDescription('An account with this email already exists');
  });
  expect(email).toBeInvalid();
  expect(email).toHaveFocus();
  for (const [label, text] of Object.entries(typed)) {
    expect(screen.getByLabelText(label)).toHaveValue(text);
  }

  await enter(user, { Email: GRACE.Email });
  expect(email).toBeValid();
  await user.click(save());
  expect(await screen.findByText('Employee saved successfully')).toBeVisible();
  expect(screen.queryByText(/^Failed to save/)).not.toBeInTheDocument();
  await expectClosed();
});

test('Cancel and Escape close the dialog, load the list again and reset the form', async () => {
  const { user } = await openDialog();
  let loads = 0;
  server.use(
    http.get('*/api/employees', () => {
      loads += 1;
    }),
  );
  const expectLoads = (count: number) =>
    waitFor(() => {
      expect(loads).toBe(count);
    });
  await user.paste('Grace');
  await user.click(screen.getByText('Cancel'));
  await user.click(screen.getByText('Discard'));
  await expectClosed();
  await expectLoads(1);

  await user.click(await addEmployeeButton());
  expect(await screen.findByLabelText('Name')).toHaveValue('');
  await user.keyboard('{Escape}');
  await expectClosed();
  await expectLoads(2);
});
