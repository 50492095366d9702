import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { session } from '../session/session';
import { countsFor, FAULTS, type Fault } from '../../test/faults/faults';
import { during, expectSound, faultyCall, surround } from '../../test/faults/meet';
import { SURROUNDINGS, wordsOf, WRITES, type WriteCall } from '../../test/faults/writes';
import { acceptAnyAnswer } from '../../test/network';
import { renderApp } from '../../test/renderApp';

// Some forty answers to one form.
jest.setTimeout(120_000);

const field = (label: string) => screen.getByLabelText(label, { selector: 'input, textarea' });

/** A button by its text, or an icon by its name; by role takes long among so many. */
const opener = (name: string) =>
  waitFor(() => {
    const [found] = [...screen.queryAllByText(name), ...screen.queryAllByLabelText(name)];
    if (!found) throw new Error(`Nothing is named ${name}`);
    return found;
  });

/** Opens the form, fills it in, and answers what sends it. */
async function fillIn({ opens, typed, button }: WriteCall) {
  if (opens !== undefined) fireEvent.click(await opener(opens));
  const send = await screen.findByText(button, { selector: 'button' });
  for (const [label, value] of Object.entries(typed)) {
    fireEvent.change(field(label), { target: { value } });
  }
  return send;
}

/** What is told: by roles through the library, this would take most of the time. */
const messages = () => [...document.querySelectorAll('[role="alert"], [role="status"], h1')];
const says = (message: Element, text: string) =>
  [message, ...message.querySelectorAll('*')].some(({ textContent }) => textContent === text);

async function meetEveryFault(subject: WriteCall) {
  const { sort, method, url, path, as, typed, whole, success, failure } = subject;
  const faults = FAULTS.map((fault) => ({ fault, counts: countsFor(fault, sort) }));
  const isDone = (counts: string) => counts === 'whole' || counts === 'empty';

  acceptAnyAnswer();
  const { router } = renderApp({ path, as });
  surround(SURROUNDINGS);
  const { state, meet } = faultyCall(method, url, whole);
  let send = await fillIn(subject);

  let told: Element | undefined;
  async function sendOnce(text: string, fault?: Fault) {
    meet(fault);
    fireEvent.click(send);
    await waitFor(() => {
      expect(state.calls).toBe(1);
      const found = messages().find((message) => says(message, text));
      if (!found) throw new Error(`Nothing says "${text}"`);
      // Each toast is another, if its text is the same; in a form it is one place.
      if (!found.closest('form')) expect(found === told).toBe(false);
      expectSound();
      told = found;
    });
  }

  // The words of the failure, the form as it was, and another try.
  const filled = Object.entries(typed).map(([label, value]) => ({ input: field(label), value }));
  for (const { fault, counts } of faults) {
    if (isDone(counts) || counts === 'expired') continue;
    await during(fault.name, async () => {
      await sendOnce(failure(wordsOf(fault, counts), counts), fault);
      await waitFor(() => {
        expect(send).toBeEnabled();
      });
      for (const { input, value } of filled) {
        expect(input).toBeInTheDocument();
        expect(input).toHaveValue(value);
      }
    });
  }

  // What counts as success, and success itself, each of a form filled in anew.
  const successes = [...faults.filter(({ counts }) => isDone(counts)), undefined];
  for (const [index, met] of successes.entries()) {
    await during(met?.fault.name ?? 'no fault', async () => {
      if (index > 0) send = await startAnew();
      await sendOnce(success, met?.fault);
      await waitFor(() => {
        expect(send).not.toBeInTheDocument();
      });
    });
  }

  async function startAnew() {
    if (sort === 'session') {
      act(session.signOut);
      await screen.findByText('Welcome Back');
      await act(() => router.navigate(path));
    }
    return fillIn(subject);
  }

  const expired = faults.find(({ counts }) => counts === 'expired');
  if (expired) {
    send = await fillIn(subject);
    await sendOnce('Welcome Back', expired.fault);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(session.get().token).toBeNull();
  }
}

test.each(WRITES)('$call meets every fault', meetEveryFault);

test.each([
  ['/login', 'Sign In'],
  ['/register', 'Sign Up'],
])('%s answered with an unknown role signs in without one (decision 13)', async (path) => {
  const subject = WRITES.find((write) => write.path === path);
  if (!subject) throw new Error(`Nothing is sent at ${path}`);
  acceptAnyAnswer();
  renderApp({ path, as: null });
  faultyCall('post', subject.url, { token: 'a-token', role: 'Boss' });
  fireEvent.click(await fillIn(subject));
  expect(await screen.findByText('Your role is not known.')).toBeInTheDocument();
  expect(session.get()).toMatchObject({ token: 'a-token', role: null });
});
