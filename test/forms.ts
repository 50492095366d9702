import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { server } from '../mocks/hosts/node';
import { gate } from './gate';
import { renderApp } from './renderApp';

interface FormCase {
  /** Shows the form; what is pressed for that. */
  path: string;
  open?: string;
  fields: Record<string, string>;
  submit: string;
  call: ['post' | 'put', path: string];
  /** What is read after it was sent well. */
  done: string;
  /** What is read after a refusal. */
  refused: string;
}

const account = { Email: 'g@example.com', Password: 'secret-7' };
const newcomer = { Name: 'Grace', Age: '36', ...account };

/** Every form of the product, filled in and valid. */
export const forms: [name: string, form: FormCase][] = [
  [
    'Sign In',
    {
      path: '/login',
      fields: { Email: 'ada.admin@example.com', Password: 'demo-admin' },
      submit: 'Sign In',
      call: ['post', '*/api/auth/login'],
      done: 'View and manage employee information.',
      refused: 'Closed',
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
      refused: 'Closed',
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
      refused: 'Failed to save employee: Closed',
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
      refused: 'Failed to save evaluation: Closed',
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
      refused: 'Failed to save evaluation: Closed',
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
      refused: 'Failed to save feedback: Closed',
    },
  ],
];

/** The form, filled in, and the bodies that it sends. They are answered when `open` is called. */
export async function fillIn({ path, open: opener, fields, call: [method, address] }: FormCase) {
  const { user } = renderApp({ path, as: opener === undefined ? null : 'Admin' });
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
  for (const [label, text] of Object.entries(fields)) {
    await user.clear(await screen.findByLabelText(label));
    await user.paste(text);
  }
  return { user, sent, open };
}

export const sentOnce = (sent: unknown[]) =>
  waitFor(() => {
    expect(sent).toHaveLength(1);
  });
