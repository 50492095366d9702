import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { server } from '../../../mocks/hosts/node';
import {
  enter,
  expectNoOffer,
  expireWithNextSave,
  offer,
  signedOut,
  signInWith,
} from '../../../test/drafts';
import { renderApp } from '../../../test/renderApp';
import { session } from '../../session/session';

/** Add New Employee, with what this types in it when the session expires. */
async function expireOver(fields: Record<string, string>) {
  const { user } = renderApp({ scenario: 'empty' });
  await user.click(await screen.findByText('Add Employee'));
  await screen.findByRole('dialog');
  await enter(user, fields);
  act(session.expire);
  await signedOut();
  return user;
}

test('a dialog in which all is as it was leaves nothing behind', async () => {
  const user = await expireOver({ Name: '' });
  await signInWith(user, 'Admin');
  await expectNoOffer();
});

test('what is typed anew, or not, takes nothing from what is kept of the same dialog', async () => {
  const user = await expireOver({ Name: 'Grace' });
  for (const name of ['', 'Ada']) {
    await signInWith(user, 'Admin');
    expect(await offer()).toBeVisible();
    await user.click(screen.getByText('Add Employee'));
    await screen.findByRole('dialog');
    await enter(user, { Name: name });
    act(session.expire);
    await signedOut();
  }
  await signInWith(user, 'Admin');
  for (const name of ['Grace', 'Ada']) {
    await user.click(within(await offer()).getByText('Continue'));
    expect(await screen.findByLabelText('Name')).toHaveValue(name);
    await user.click(screen.getByText('Cancel'));
    await user.click(within(screen.getByRole('alertdialog')).getByText('Discard'));
  }
  await expectNoOffer();
});

test('a password alone is nothing that is kept', async () => {
  const user = await expireOver({ Password: 'top-secret' });
  expect(sessionStorage).toHaveLength(0);
  await signInWith(user, 'Admin');
  await expectNoOffer();
});

test('a text that is too long for session storage waits in memory', async () => {
  const name = 'x'.repeat(1_100_000);
  const user = await expireOver({ Name: name });
  expect(sessionStorage.getItem('drafts')).toBeNull();
  await signInWith(user, 'Admin');
  expect(await offer()).toHaveTextContent('You have unsaved text: Add New Employee');
});

test('so does any where session storage is blocked (decision 14)', async () => {
  const blocked = new DOMException('Denied', 'SecurityError');
  const storage = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw blocked;
  });
  const user = await expireOver({ Name: 'Grace' });
  await signInWith(user, 'Admin');
  await user.click(await screen.findByText('Continue'));
  expect(await screen.findByLabelText('Name')).toHaveValue('Grace');
  storage.mockRestore();
});

test('what is in session storage and is no draft is passed over', async () => {
  sessionStorage.setItem('drafts', '{"user":{"_id":"employee-001"},"drafts":[null,{"title":7}]}');
  renderApp({ scenario: 'empty' });
  expect(await screen.findByText('No employees found.')).toBeVisible();
  expect(screen.queryByText(/unsaved text/)).not.toBeInTheDocument();
});

describe('where tokens say nothing of their owner', () => {
  /** A server that answers sign-in with opaque tokens; they are taken for whatever is read. */
  function answerOpaque() {
    let issued = 0;
    server.use(
      http.post('*/api/auth/login', () => {
        issued += 1;
        return HttpResponse.json({ token: `opaque-${issued}`, role: 'Admin' });
      }),
      http.get('*/api/employees', () => HttpResponse.json({ employees: [], total: 0 })),
    );
  }

  async function signIn(user: UserEvent, email: string) {
    await enter(user, { Email: email, Password: 'secret-7' });
    await user.click(screen.getByText('Sign In'));
    expect(await screen.findByText('View and manage employee information.')).toBeVisible();
  }

  async function interrupted() {
    const { user } = renderApp({ path: '/login', as: null, scenario: 'empty' });
    answerOpaque();
    await signedOut();
    await signIn(user, 'ada@example.com');
    await user.click(await screen.findByText('Add Employee'));
    await screen.findByRole('dialog');
    await enter(user, { Name: 'Grace', Email: 'g@example.com', Age: '36', Password: 'secret-7' });
    expireWithNextSave();
    await user.click(screen.getByText('Save'));
    await signedOut();
    return user;
  }

  test('the same e-mail address is the same user', async () => {
    const user = await interrupted();
    await signIn(user, 'Ada@example.com');
    expect(await offer()).toHaveTextContent('You have unsaved text: Add New Employee');
  });

  test('another e-mail address is somebody else', async () => {
    const user = await interrupted();
    await signIn(user, 'bob@example.com');
    await expectNoOffer();
  });

  test('so is whoever signed in in another tab', async () => {
    await interrupted();
    localStorage.setItem('token', 'opaque-7');
    localStorage.setItem('role', 'Admin');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'opaque-7' }));
    });
    expect(await screen.findByText('View and manage employee information.')).toBeVisible();
    await expectNoOffer();
  });
});
