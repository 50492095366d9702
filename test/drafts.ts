import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { DEMO_ACCOUNTS } from '../mocks/demoAccounts';
import { server } from '../mocks/hosts/node';
import type { Role } from '../src/domain/constants';
import { renderApp } from './renderApp';

/** The next call that writes finds the session expired. */
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

/** The sign-in screen, after the session ended. */
export const signedOut = () => screen.findByRole('heading', { name: 'Welcome Back' });

/** Signs a demo account in through the form, and waits for Home. */
export async function signInWith(user: UserEvent, role: Role) {
  const account = DEMO_ACCOUNTS.find((demo) => demo.role === role);
  if (!account) throw new Error(`No demo account is ${role}`);
  await enter(user, { Email: account.email, Password: account.password });
  await user.click(await screen.findByRole('button', { name: 'Sign In' }));
  expect(await screen.findByText('View and manage employee information.')).toBeVisible();
}

/** Replaces what stands in fields, by label. */
export async function enter(user: UserEvent, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    await user.clear(await screen.findByLabelText(label));
    if (text !== '') await user.paste(text);
  }
}

/** The bar that offers unsaved text back. */
export const offer = () => screen.findByRole('region', { name: 'Unsaved text' });

/** Nothing is offered, and nothing is kept. */
export async function expectNoOffer() {
  await waitFor(() => {
    expect(sessionStorage.getItem('drafts')).toBeNull();
  });
  expect(screen.queryByRole('region', { name: 'Unsaved text' })).not.toBeInTheDocument();
}

/** A dialog, what is typed in it, and what is read when it was saved. */
interface DialogCase {
  path: string;
  /** What is pressed to open it. */
  open: string;
  title: string;
  fields: Record<string, string>;
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

/** Opens a dialog and types; the password of a new employee too. */
export async function type({ path, open, title, fields }: DialogCase) {
  const app = renderApp({ path });
  const [button] = await screen.findAllByRole('button', { name: open });
  if (button) await app.user.click(button);
  expect(await screen.findByRole('dialog', { name: new RegExp(`^${title}`) })).toBeVisible();
  await enter(app.user, fields);
  if (screen.queryByLabelText('Password')) await enter(app.user, { Password: 'top-secret' });
  return app;
}
