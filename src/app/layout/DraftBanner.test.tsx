import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { demoAccount } from '../../../mocks/demoAccounts';
import { issueToken } from '../../../mocks/handlers/tokens';
import { server } from '../../../mocks/runtimes/node';
import { enter } from '../../../test/app/enter';
import { renderApp } from '../../../test/app/renderApp';
import {
  findBanner,
  findSignInHeading,
  signInWith,
  typeAndExpire,
} from '../../../test/forms/drafts';
import type { Role } from '../../domain/constants';
import { createSessionStore, session } from '../../session/session';

function expectNoBanner() {
  expect(localStorage.getItem('drafts')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Unsaved text' })).not.toBeInTheDocument();
}

const press = async (user: UserEvent, name: string) => {
  await user.click(await screen.findByRole('button', { name }));
};

/** Answers the next write with 401, and adds the bodies of all writes to `sent`. */
function expireWithNextSave(sent: unknown[] = []) {
  server.use(
    http.all('*/api/*', async ({ request }) => {
      if (request.method === 'GET' || request.url.endsWith('/login')) return undefined;
      sent.push([request.url, await request.clone().json()]);
      return sent.length > 1 ? undefined : HttpResponse.json({ message: 'No' }, { status: 401 });
    }),
  );
}

test.each([
  [
    ['/', 'Add Evaluation', 'Create Evaluation for Ada Okafor'],
    { Note: 'Explains hard things', Score: '7' },
    'You were writing about Ada Okafor.Score 7',
    'Evaluation created successfully',
  ],
  [
    ['/evaluations', 'Add Feedback', 'Add Feedback'],
    { Feedback: 'Agreed.\nNext goal: \u{1f600} <b>' },
    /^You were writing about .+\./,
    'Feedback saved successfully',
  ],
  [
    ['/', 'Add Employee', 'Add New Employee'],
    { Name: 'Grace', Email: 'g@example.com', Age: '36' },
    'You were adding an employee.Grace',
    'Employee saved successfully',
  ],
])(
  '%j is offered again if the session expired during its save',
  async ([path, open, title], fields, offer, saved) => {
    const { user } = renderApp({ path });
    const [button] = await screen.findAllByRole('button', { name: open });
    if (button) await user.click(button);
    const findDialog = () => screen.findByRole('dialog', { name: new RegExp(`^${title}`) });
    await findDialog();
    const password: Record<string, string> = screen.queryByLabelText('Password')
      ? { Password: 'top-secret' }
      : {};
    await enter(user, { ...fields, ...password });
    const sent: unknown[] = [];
    expireWithNextSave(sent);
    await press(user, 'Save');
    await findSignInHeading();
    expect(localStorage.getItem('drafts')).not.toContain('top-secret');

    await signInWith(user, 'Admin');
    expect(await findBanner()).toHaveTextContent(offer);
    await press(user, 'Continue');
    const again = within(await findDialog());
    for (const [label, text] of Object.entries(fields)) {
      expect(again.getByLabelText(label)).toHaveValue(text);
    }
    await enter(user, password);
    await press(user, 'Save');
    expect(await screen.findByText(saved)).toBeVisible();
    expect(sent[1]).toEqual(sent[0]);
    expect(sent).toHaveLength(2);
    expectNoBanner();
  },
);

const TYPED = { Name: 'Grace', Password: 'top-secret' };

/** Shows the sign-in screen after the end of the session has interrupted a dialog with this text. */
async function interrupted(fields: Record<string, string> = TYPED) {
  const app = renderApp({ mock: 'empty' });
  await typeAndExpire(app.user, fields);
  return app;
}

test('another user never sees the draft, and it is also deleted for its own user', async () => {
  const { user } = await interrupted();
  await signInWith(user, 'Manager');
  expectNoBanner();
  await press(user, 'Logout');
  await findSignInHeading();
  await signInWith(user, 'Admin');
  expectNoBanner();
});

test('a discarded draft is deleted, and the focus moves to the heading', async () => {
  const { user } = await interrupted();
  await signInWith(user, 'Admin');
  await user.click(within(await findBanner()).getByText('Discard'));
  expectNoBanner();
  expect(screen.getByRole('heading', { name: 'Employees' })).toHaveFocus();
});

test('leaving the dialog of a draft asks for confirmation and deletes the draft', async () => {
  const { user } = await interrupted();
  await signInWith(user, 'Admin');
  await press(user, 'Continue');
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  expect(localStorage.getItem('drafts')).toContain('Grace');
  await user.click(within(screen.getByRole('alertdialog')).getByText('Discard'));
  expect(await screen.findByRole('heading', { name: 'Employees' })).toHaveFocus();
  expectNoBanner();
});

test('a second expiry keeps the newest text, and an empty dialog deletes no text', async () => {
  const { user } = await interrupted();
  for (const name of ['', 'Nadia']) {
    await signInWith(user, 'Admin');
    expect(await findBanner()).toBeVisible();
    await typeAndExpire(user, { Name: name });
  }
  await signInWith(user, 'Admin');
  await press(user, 'Continue');
  expect(await screen.findByLabelText('Name')).toHaveValue('Nadia');
  await enter(user, { Name: 'Nadia Novak' });
  act(() => {
    session.expire(session.get().token ?? '');
  });
  await findSignInHeading();
  await signInWith(user, 'Admin');
  await press(user, 'Continue');
  expect(await screen.findByLabelText('Name')).toHaveValue('Nadia Novak');
});

test('a draft with only a password is not stored', async () => {
  await interrupted({ Password: 'top-secret' });
  expect(localStorage.getItem('drafts')).toBeNull();
});

/** Signs in as another tab does. */
function signInElsewhere(role: Role) {
  const account = demoAccount(role);
  createSessionStore().signIn(issueToken(account), role, account.email);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  });
}

test('the text is offered again after the same user signs in in another tab', async () => {
  await interrupted();
  signInElsewhere('Admin');
  expect(await findBanner()).toHaveTextContent('You were adding an employee.');
});
