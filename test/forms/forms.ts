import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { server } from '../../mocks/runtimes/node';
import { enter } from '../app/enter';
import { gate } from '../calls/gate';
import { renderApp } from '../app/renderApp';

interface FormCase {
  path: string;
  /** The button that opens the form, if it is a dialog. */
  open?: string;
  fields: Record<string, string>;
  submit: string;
  call: ['post' | 'put', path: string];
  /** The text on the screen after success. */
  done: string;
}

const account = { Email: 'g@example.com', Password: 'secret-7' };
const newcomer = { Name: 'Grace', Age: '36', ...account };

/** Every form of the app, with valid values. */
export const forms: [name: string, form: FormCase][] = [
  [
    'Sign In',
    {
      path: '/login',
      fields: { Email: 'ada.admin@example.com', Password: 'demo-admin' },
      submit: 'Sign In',
      call: ['post', '*/api/auth/login'],
      done: 'View and manage employee information.',
    },
  ],
  [
    'Sign Up',
    {
      path: '/register',
      fields: { ...newcomer, 'Confirm Password': account.Password },
      submit: 'Sign Up',
      call: ['post', '*/api/auth/register'],
      done: 'Registration successful!',
    },
  ],
  [
    'Add New Employee',
    {
      path: '/',
      open: 'Add Employee',
      fields: newcomer,
      submit: 'Save',
      call: ['post', '*/api/auth/register'],
      done: 'Employee saved successfully',
    },
  ],
  [
    'Create Evaluation',
    {
      path: '/',
      open: 'Add Evaluation',
      fields: { Note: 'Calm', Score: '7' },
      submit: 'Save',
      call: ['post', '*/api/evaluations'],
      done: 'Evaluation created successfully',
    },
  ],
  [
    'Edit Evaluation',
    {
      path: '/evaluations',
      open: 'Edit',
      fields: { Note: 'Calm', Score: '7' },
      submit: 'Save',
      call: ['put', '*/api/evaluations/:id'],
      done: 'Evaluation updated successfully',
    },
  ],
  [
    'Add Feedback',
    {
      path: '/evaluations',
      open: 'Add Feedback',
      fields: { Feedback: 'Agreed' },
      submit: 'Save',
      call: ['post', '*/api/feedback'],
      done: 'Feedback saved successfully',
    },
  ],
];

/** Opens a form and fills it in. Returns the bodies that it sends; the response waits for `open`. */
export async function fillIn({ path, open: opener, fields, call: [method, address] }: FormCase) {
  const app = renderApp({ path, as: opener === undefined ? null : 'Admin' });
  const { user } = app;
  const sent: unknown[] = [];
  const { opened, open } = gate();
  server.use(
    http[method](address, async ({ request }) => {
      sent.push(await request.clone().json());
      await opened;
    }),
  );
  if (opener !== undefined) {
    const [button] = await screen.findAllByRole('button', { name: opener });
    if (button) await user.click(button);
  }
  await enter(user, fields);
  return { ...app, sent, open };
}

export const expectSentOnce = (sent: unknown[]) =>
  waitFor(() => {
    expect(sent).toHaveLength(1);
  });
