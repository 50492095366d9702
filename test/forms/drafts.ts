import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { demoAccount } from '../../mocks/demoAccounts';
import { server } from '../../mocks/runtimes/node';
import type { Role } from '../../src/domain/constants';
import { expireSession } from '../app/expireSession';
import { addEmployeeButton } from '../app/addEmployeeButton';
import { enter } from '../app/enter';
import { renderApp } from '../app/renderApp';

/** Makes the mock answer the next write with 401. */
export function expireWithNextSave() {
  let hasExpired = false;
  server.use(
    http.all('*/api/*', ({ request }) => {
      if (hasExpired || request.method === 'GET') return undefined;
      hasExpired = true;
      return HttpResponse.json({ message: 'Please sign in' }, { status: 401 });
    }),
  );
}

export const findSignInHeading = () => screen.findByRole('heading', { name: 'Welcome Back' });

/** Signs in through the form and waits for Home. */
export async function signInWith(user: UserEvent, role: Role) {
  const account = demoAccount(role);
  await enter(user, { Email: account.email, Password: account.password });
  await user.click(await screen.findByRole('button', { name: 'Sign In' }));
  expect(await screen.findByText('View and manage employee information.')).toBeVisible();
}

/** Finds the bar that offers a draft. */
export const findOffer = () => screen.findByRole('region', { name: 'Unsaved text' });

/** Asserts that no draft is offered and none is stored. */
export async function expectNoOffer() {
  await waitFor(() => {
    expect(sessionStorage.getItem('drafts')).toBeNull();
  });
  expect(screen.queryByRole('region', { name: 'Unsaved text' })).not.toBeInTheDocument();
}

/** Types into Add New Employee and lets the session expire. */
export async function typeAndExpire(user: UserEvent, fields: Record<string, string>) {
  await user.click(await addEmployeeButton());
  await screen.findByRole('dialog');
  await enter(user, fields);
  act(expireSession);
  await findSignInHeading();
}

interface DialogCase {
  path: string;
  /** The button that opens the dialog. */
  open: string;
  title: string;
  fields: Record<string, string>;
  /** The text of the toast. */
  saved: string;
}

export const evaluation: DialogCase = {
  path: '/',
  open: 'Add Evaluation',
  title: 'Create Evaluation for Ada Okafor',
  fields: { Note: 'Explains hard things', Score: '7' },
  saved: 'Evaluation created successfully',
};

export const feedback: DialogCase = {
  path: '/evaluations',
  open: 'Add Feedback',
  title: 'Add Feedback',
  fields: { Feedback: 'Agreed.\nNext goal: \u{1f600} <b>' },
  saved: 'Feedback saved successfully',
};

export const dialogs: [name: string, dialog: DialogCase][] = [
  ['a new evaluation', evaluation],
  [
    'a changed evaluation',
    {
      path: '/evaluations',
      open: 'Edit',
      title: 'Edit Evaluation for',
      fields: { Note: 'Explains hard things', Score: '7.5' },
      saved: 'Evaluation updated successfully',
    },
  ],
  ['feedback', feedback],
  [
    'a new employee',
    {
      path: '/',
      open: 'Add Employee',
      title: 'Add New Employee',
      fields: { Name: 'Grace', Email: 'g@example.com', Age: '36' },
      saved: 'Employee saved successfully',
    },
  ],
];

/** Opens a dialog and fills it in, including the password of a new employee. */
export async function openAndType({ path, open, title, fields }: DialogCase) {
  const app = renderApp({ path });
  const [button] = await screen.findAllByRole('button', { name: open });
  if (button) await app.user.click(button);
  expect(await screen.findByRole('dialog', { name: new RegExp(`^${title}`) })).toBeVisible();
  await enter(app.user, fields);
  if (screen.queryByLabelText('Password')) await enter(app.user, { Password: 'top-secret' });
  return app;
}
