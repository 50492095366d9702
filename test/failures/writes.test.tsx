import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { session } from '../../src/session/session';
import { collectWritten } from '../app/pseudoLocale';
import { renderApp } from '../app/renderApp';
import { acceptAnyResponse } from '../setup/network';
import { examplesOf, OTHER_ANSWER, type Fault } from './faults';
import { mockFaultyCall, withFaultName } from './faultyCall';
import { REFUSAL } from './rules';
import { expectIntactScreen, expectTranslated } from './screen';
import { ONE_OF_EACH, WRITES, type Write } from './writes';

beforeAll(collectWritten);

const IN_DOUBT = 'It may have been saved. Check before you save again.';

/** Whether the server may have saved the data. That is so unless it refuses. */
function isInDoubt({ rule }: Fault, body: unknown) {
  const asked = rule(body);
  return asked.answer !== 'fixed' || asked.status < 400 || asked.status >= 500;
}

const field = (label: string) => screen.getByLabelText(label, { selector: 'input, textarea' });

/** Opens the form, fills it in, and returns the submit button. */
async function fillIn({ opener, typed, button }: Write) {
  if (opener !== undefined) fireEvent.click(await screen.findByText(opener));
  const send = await screen.findByRole('button', { name: button });
  for (const [label, value] of Object.entries(typed)) {
    fireEvent.change(field(label), { target: { value } });
  }
  return send;
}

/** Returns the elements with messages. Queries by role would take most of the time of these tests. */
const messages = () => [
  ...document.querySelectorAll('.MuiAlert-root, [role="alert"], [role="status"], h1'),
];
const hasText = (message: Element, text: string) =>
  [message, ...message.querySelectorAll('*')].some(({ textContent }) => textContent === text);

/** Returns the text that a user reads after a failure. */
function textOf({ failure, lost }: Write, { outcome, message }: Fault) {
  if (outcome === 'unanswered') return lost ?? failure(message);
  if (outcome === 'page') return lost ?? failure(OTHER_ANSWER);
  return failure(outcome === 'refused' ? REFUSAL : undefined);
}

test.each(WRITES)('$operation on $path: every outcome', async (subject) => {
  const { operation, kind, path, as, typed, body, success, shownAt } = subject;
  const faults = examplesOf(subject);
  const successes = faults.filter(({ outcome }) => outcome === 'valid' || outcome === 'empty');
  const expired = faults.filter(({ outcome }) => outcome === 'expired');
  const failures = faults.filter((fault) => ![...successes, ...expired].includes(fault));

  acceptAnyResponse();
  const { mock, router, switchTo } = renderApp({ path, as, mock: { seed: ONE_OF_EACH } });
  const { calls, setFault, holdBack } = mockFaultyCall(mock, operation, body);
  let send = await fillIn(subject);

  let previous: Element | undefined;
  async function sendOnce(text: string, fault?: Fault) {
    setFault(fault);
    const respond = holdBack();
    fireEvent.click(send);
    await waitFor(() => {
      expect(send).toBeDisabled();
    });
    respond();
    await waitFor(() => {
      expect(calls()).toBe(1);
      const shownMessage = messages().find((message) => hasText(message, text));
      if (!shownMessage) throw new Error(`No message "${text}"`);
      // Each failure shows a new toast, also with the same text. A message in a form keeps its element.
      if (!shownMessage.closest('form')) expect(shownMessage === previous).toBe(false);
      expectIntactScreen();
      previous = shownMessage;
    });
    expectTranslated(switchTo);
  }

  // A failure shows its message, keeps the values, and enables the button again.
  const filled = Object.entries(typed).map(([label, value]) => ({ input: field(label), value }));
  for (const fault of failures) {
    await withFaultName(fault.name, async () => {
      await sendOnce(textOf(subject, fault), fault);
      await waitFor(() => {
        expect(send).toBeEnabled();
      });
      const isSaid = kind === 'write' && isInDoubt(fault, body);
      expect(screen.queryAllByText(IN_DOUBT)).toHaveLength(isSaid ? 1 : 0);
      // The link opens a new tab, so that the typed text stays.
      const check = screen.queryByText('Check in a new tab');
      expect(check?.getAttribute('href')).toBe(isSaid ? shownAt : undefined);
      if (check) expect(check).toHaveAttribute('target', '_blank');
      expect(screen.queryAllByText('Reload')).toHaveLength(fault.outcome === 'page' ? 1 : 0);
      for (const { input, value } of filled) {
        expect(input).toBeInTheDocument();
        expect(input).toHaveValue(value);
      }
    });
  }

  // After each success the form is closed, so it is opened and filled in again.
  for (const [index, fault] of [...successes, undefined].entries()) {
    await withFaultName(fault?.name ?? 'no fault', async () => {
      if (index > 0) send = await openAgain();
      await sendOnce(success, fault);
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

  for (const fault of expired) {
    send = await fillIn(subject);
    await sendOnce('Welcome Back', fault);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(session.get().token).toBeNull();
  }
});
