import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { session } from '../session/session';
import { outcomeFor, FAULTS, type Fault } from '../../test/faults/faults';
import {
  expectIntactScreen,
  mockFaultyCall,
  mockReads,
  withFaultName,
} from '../../test/faults/meet';
import { OTHER_READS, messageOf, WRITES, type WriteCall } from '../../test/faults/writes';
import { acceptAnyResponse } from '../../test/setup/network';
import { renderApp } from '../../test/app/renderApp';

// Each test sends a form about forty times.
jest.setTimeout(120_000);

const IN_DOUBT = 'It may have been saved. Check before you save again.';

/** Whether a server that answers so may have done what was asked: not where it refuses. */
function isInDoubt({ respond }: Fault, body: unknown) {
  const { status = 0 } = respond?.(body) ?? {};
  return status < 400 || status >= 500;
}

const field = (label: string) => screen.getByLabelText(label, { selector: 'input, textarea' });

/** Finds a button by its text or label. A query by role would be slow on these screens. */
const findOpener = (name: string) =>
  waitFor(() => {
    const [found] = [...screen.queryAllByText(name), ...screen.queryAllByLabelText(name)];
    if (!found) throw new Error(`Nothing is named ${name}`);
    return found;
  });

/** Opens the form, fills it in, and returns the submit button. */
async function fillIn({ opener, typed, button }: WriteCall) {
  if (opener !== undefined) fireEvent.click(await findOpener(opener));
  const send = await screen.findByText(button, { selector: 'button' });
  for (const [label, value] of Object.entries(typed)) {
    fireEvent.change(field(label), { target: { value } });
  }
  return send;
}

/** The elements with messages. Queries by role would take most of the time of these tests. */
const messages = () => [...document.querySelectorAll('[role="alert"], [role="status"], h1')];
const hasText = (message: Element, text: string) =>
  [message, ...message.querySelectorAll('*')].some(({ textContent }) => textContent === text);

async function testEveryFault(subject: WriteCall) {
  const { kind, method, url, path, as, typed, body, success, failure } = subject;
  const faults = FAULTS.map((fault) => ({ fault, outcome: outcomeFor(fault, kind) }));
  const isDone = (outcome: string) => outcome === 'valid' || outcome === 'empty';

  acceptAnyResponse();
  const { router } = renderApp({ path, as });
  mockReads(OTHER_READS);
  const { state, setFault } = mockFaultyCall(method, url, body);
  let send = await fillIn(subject);

  let previous: Element | undefined;
  async function sendOnce(text: string, fault?: Fault) {
    setFault(fault);
    fireEvent.click(send);
    await waitFor(() => {
      expect(state.calls).toBe(1);
      const found = messages().find((message) => hasText(message, text));
      if (!found) throw new Error(`No message "${text}"`);
      // Each failure shows a new toast, also with the same text. A message in a form keeps its element.
      if (!found.closest('form')) expect(found === previous).toBe(false);
      expectIntactScreen();
      previous = found;
    });
  }

  // A failure shows its message, keeps the values, and enables the button again.
  const filled = Object.entries(typed).map(([label, value]) => ({ input: field(label), value }));
  for (const { fault, outcome } of faults) {
    if (isDone(outcome) || outcome === 'expired') continue;
    await withFaultName(fault.name, async () => {
      await sendOnce(failure(messageOf(fault, outcome), outcome), fault);
      await waitFor(() => {
        expect(send).toBeEnabled();
      });
      const isSaid = kind === 'write' && isInDoubt(fault, body);
      expect(screen.queryAllByText(IN_DOUBT)).toHaveLength(isSaid ? 1 : 0);
      for (const { input, value } of filled) {
        expect(input).toBeInTheDocument();
        expect(input).toHaveValue(value);
      }
    });
  }

  // After each success the form is closed, so it is opened and filled in again.
  const successes = [...faults.filter(({ outcome }) => isDone(outcome)), undefined];
  for (const [index, item] of successes.entries()) {
    await withFaultName(item?.fault.name ?? 'no fault', async () => {
      if (index > 0) send = await openAgain();
      await sendOnce(success, item?.fault);
      await waitFor(() => {
        expect(send).not.toBeInTheDocument();
      });
    });
  }

  async function openAgain() {
    if (kind === 'session') {
      act(session.signOut);
      await screen.findByText('Welcome Back');
      await act(() => router.navigate(path));
    }
    return fillIn(subject);
  }

  const expired = faults.find(({ outcome }) => outcome === 'expired');
  if (expired) {
    send = await fillIn(subject);
    await sendOnce('Welcome Back', expired.fault);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(session.get().token).toBeNull();
  }
}

test.each(WRITES)('$call handles every fault', testEveryFault);

test.each([
  ['/login', 'Sign In'],
  ['/register', 'Sign Up'],
])('%s answered with an unknown role signs in without one', async (path) => {
  const subject = WRITES.find((write) => write.path === path);
  if (!subject) throw new Error(`Nothing is sent at ${path}`);
  acceptAnyResponse();
  renderApp({ path, as: null });
  mockFaultyCall('post', subject.url, { token: 'a-token', role: 'Boss' });
  fireEvent.click(await fillIn(subject));
  expect(await screen.findByText('Your role is not known.')).toBeInTheDocument();
  expect(session.get()).toMatchObject({ token: 'a-token', role: null });
});
