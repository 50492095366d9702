import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { server } from '../../../mocks/runtimes/node';
import { addEmployeeButton } from '../../../test/app/addEmployeeButton';
import { gate } from '../../../test/calls/gate';
import { expectContractViolation } from '../../../test/setup/network';
import { renderApp } from '../../../test/app/renderApp';
import { session } from '../../session/session';

const save = () => screen.getByText('Save');

async function openDialog(user: UserEvent) {
  await user.click(await addEmployeeButton());
  expect(await screen.findByRole('dialog', { name: 'Add New Employee' })).toBeVisible();
}

async function fillIn(user: UserEvent) {
  const fields = { Name: 'Grace', Email: 'g@example.com', Age: '36', Password: 'secret' };
  for (const [label, text] of Object.entries(fields)) {
    await user.clear(screen.getByLabelText(label));
    await user.paste(text);
  }
}

async function expectClosed() {
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
}

test('Cancel and Escape close it; then the list is read again and the form is empty', async () => {
  const { user } = renderApp({ mock: 'empty' });
  let loads = 0;
  const expectLoads = (count: number) =>
    waitFor(() => {
      expect(loads).toBe(count);
    });
  server.use(
    http.get('*/api/employees', () => {
      loads += 1;
    }),
  );
  await openDialog(user);
  await expectLoads(1);
  await user.paste('Grace');
  await user.click(screen.getByText('Cancel'));
  await user.click(screen.getByText('Discard'));
  await expectClosed();
  await expectLoads(2);

  await openDialog(user);
  expect(screen.getByLabelText('Name')).toHaveValue('');
  await user.keyboard('{Escape}');
  await expectClosed();
  await expectLoads(3);
});

test('while it saves, Save is disabled, and nothing closes it before the answer', async () => {
  const { user } = renderApp({ mock: 'empty' });
  await openDialog(user);
  await fillIn(user);
  let requests = 0;
  const { opened, open } = gate();
  server.use(
    http.post('*/api/auth/register', async () => {
      requests += 1;
      await opened;
    }),
  );
  await user.keyboard('{Enter}{Enter}');
  await waitFor(() => {
    expect(save()).toBeDisabled();
  });
  await user.keyboard('{Escape}');
  const outside = screen.getByRole('dialog').parentElement;
  if (outside) await user.click(outside);
  expect(screen.getByText('Cancel')).toBeDisabled();
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Grace');

  open();
  expect(await screen.findByText('Employee saved successfully')).toBeVisible();
  await expectClosed();
  expect(requests).toBe(1);
});

test('a click outside closes it while it is idle', async () => {
  const { user } = renderApp({ mock: 'empty' });
  await openDialog(user);
  const outside = screen.getByRole('dialog').parentElement;
  if (outside) await user.click(outside);
  await expectClosed();
});

test('whatever the failure, the dialog stays open with what was typed', async () => {
  const { user } = renderApp({ mock: 'empty' });
  await openDialog(user);
  await fillIn(user);
  const long = { message: 'x'.repeat(201) };
  const cases = [
    [() => HttpResponse.json({ message: '' }, { status: 500 }), ''],
    [() => HttpResponse.error(), ': Network Error'],
    [() => HttpResponse.html('<p>Hi</p>', { status: 201 }), ''],
    [() => HttpResponse.json(long, { status: 422 }), `: ${'x'.repeat(200)}`],
  ] as const;
  expectContractViolation('response 201: body must be object');
  for (const [answer, detail] of cases) {
    server.use(http.post('*/api/auth/register', answer));
    await user.click(save());
    const text = `Failed to save employee${detail}`;
    await waitFor(() => {
      expect(screen.getByRole('alert')).toHaveTextContent(new RegExp(`^Error${text}$`));
    });
    expect(within(screen.getByRole('dialog')).getByText(text)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('g@example.com');
    await waitFor(() => {
      expect(save()).toBeEnabled();
    });
  }
});

test('an Employee is told where the server does not allow it', async () => {
  const { user, mock } = renderApp({ mock: 'strictRoles', as: 'Employee' });
  const before = mock.db().employees().length;
  await openDialog(user);
  await fillIn(user);
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to save employee: Your role does not allow this',
  );
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(mock.db().employees()).toHaveLength(before);
  expect(session.get().role).toBe('Employee');
});

test('a 401 ends the session without a toast', async () => {
  const register = [{ answer: 'failure', failure: 401 }] as const;
  const { user, router } = renderApp({ mock: { scenario: 'empty', rules: { register } } });
  await openDialog(user);
  await fillIn(user);
  await user.click(save());
  expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/login');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(localStorage.getItem('token')).toBeNull();
});
