import { inspect } from 'node:util';
import type { QueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { server } from '../../../mocks/runtimes/node';
import { addEmployeeButton } from '../../../test/app/addEmployeeButton';
import { renderApp } from '../../../test/app/renderApp';

const ADA = { token: 'fresh-token', role: 'Admin' };
const PASSWORD = 'pasted from a manager 🔑';

/** Each form that takes a password: how one gets there, what one enters, and how one leaves. */
const FORMS = [
  {
    form: 'sign-in',
    path: '/login',
    as: null,
    fields: { Email: 'ada.admin@example.com' },
    passwords: { Password: 'current-password' },
    names: { Email: 'username' },
    send: 'Sign In',
    status: 200,
    leave: 'Sign Up',
  },
  {
    form: 'registration',
    path: '/register',
    as: null,
    fields: { Name: 'Grace Hopper', Email: 'grace@example.com', Age: '36' },
    passwords: { Password: 'new-password', 'Confirm Password': 'new-password' },
    names: { Name: 'name', Email: 'email' },
    send: 'Sign Up',
    status: 201,
    leave: 'Sign In',
  },
  {
    form: 'Add New Employee',
    path: '/',
    as: 'Admin',
    fields: { Name: 'Grace Hopper', Email: 'grace@example.com', Age: '36' },
    passwords: { Password: 'new-password' },
    // Somebody else's: a browser would fill in those of the admin.
    names: { Name: 'off', Email: 'off' },
    send: 'Save',
    status: 201,
    leave: 'Cancel',
  },
] as const;

type FormUnderTest = (typeof FORMS)[number];

async function open({ path, as, form }: FormUnderTest) {
  const app = renderApp({ path, as, mock: 'empty' });
  if (as) await app.user.click(await addEmployeeButton());
  if (as) await screen.findByRole('dialog', { name: form });
  await screen.findByLabelText('Password');
  return app;
}

async function fill(user: UserEvent, { fields, passwords }: FormUnderTest) {
  for (const [label, text] of Object.entries(fields)) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
  for (const label of Object.keys(passwords)) {
    await user.click(screen.getByLabelText(label));
    await user.paste(PASSWORD);
    expect(screen.getByLabelText(label)).toHaveValue(PASSWORD);
  }
}

/** The link below the form of an account, or the button of a dialog. */
async function press(user: UserEvent, name: string) {
  const place = screen.queryByRole('dialog') ?? document.body;
  await user.click(within(place).getByText(name, { selector: 'a, button' }));
}

function expectNoPassword(queryClient: QueryClient) {
  const caches = [queryClient.getMutationCache().getAll(), queryClient.getQueryCache().getAll()];
  const kept = caches.flat().map(({ state }) => inspect(state, { depth: 10 }));
  expect(kept.filter((state) => state.includes(PASSWORD))).toEqual([]);
  const stored = [localStorage, sessionStorage].map((storage) => JSON.stringify(storage));
  expect(stored.join()).not.toContain(PASSWORD);
}

function answer(respond: () => Response) {
  const sent: unknown[] = [];
  server.use(
    http.post(/\/api\/auth\/(?:login|register)$/, async ({ request }) => {
      sent.push(await request.clone().json());
      return respond();
    }),
  );
  return sent;
}

describe.each(FORMS)('$form', (subject) => {
  test('password managers know what is asked for', async () => {
    await open(subject);
    for (const [label, token] of Object.entries({ ...subject.passwords, ...subject.names })) {
      expect(screen.getByLabelText(label)).toHaveAttribute('autocomplete', token);
    }
    for (const label of Object.keys(subject.passwords)) {
      expect(screen.getByLabelText(label)).toHaveAttribute('type', 'password');
    }
  });

  test.each([
    ['after a success', ({ status }: FormUnderTest) => HttpResponse.json(ADA, { status })],
    ['after a refusal', () => HttpResponse.json({ message: 'Not you' }, { status: 500 })],
    ['without an answer', () => HttpResponse.error()],
  ])('what is pasted is sent, and nothing keeps it %s', async (_when, respond) => {
    const { user, queryClient } = await open(subject);
    const sent = answer(() => respond(subject));
    await fill(user, subject);
    await press(user, subject.send);
    await waitFor(() => {
      expect(sent).toMatchObject([{ password: PASSWORD }]);
    });
    const isOver = () => screen.queryByLabelText('Password') === null;
    await waitFor(() => {
      expect(
        isOver() || screen.queryAllByText(/Not you|Network Error|Registration failed/).length > 0,
      ).toBe(true);
    });
    if (!isOver()) await press(user, subject.leave);
    await leaveDialog(user);
    await waitFor(() => {
      expectNoPassword(queryClient);
    });
  });
});

/** A dialog with text in it may ask whether to leave. */
async function leaveDialog(user: UserEvent) {
  const discard = screen.queryByRole('button', { name: 'Discard' });
  if (discard) await user.click(discard);
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
}
