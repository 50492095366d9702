import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { collectWritten } from '../app/pseudoLocale';
import { renderApp } from '../app/renderApp';
import { expectConsoleError } from '../setup/console';
import { acceptAnyResponse } from '../setup/network';
import { examplesOf, OTHER_ANSWER, type Fault, type Outcome } from './faults';
import { mockFaultyCall, withFaultName } from './faultyCall';
import { READS, type Read } from './reads';
import { expectIntactScreen, expectLoadingScreen, expectTranslated } from './screen';

/** The milliseconds that are added to the clock. */
let offset = 0;

beforeAll(collectWritten);

beforeEach(() => {
  offset = 0;
  const { now } = Date;
  jest.spyOn(Date, 'now').mockImplementation(() => now() + offset);
});

/** Advances the clock so that all cached data are stale. Statistics are fresh for a minute. */
function advanceClock() {
  offset += 61_000;
}

/** Makes the active queries refetch, as after a lost connection. */
function reconnect() {
  advanceClock();
  act(() => {
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
  });
}

async function press(text: string) {
  const [button] = await screen.findAllByText(text);
  if (button) fireEvent.click(button);
}

const CAUSES: Partial<Record<Outcome, string>> = {
  unanswered: 'The server did not answer.',
  refused: 'The server reported an error.',
  'refused without message': 'The server reported an error.',
  unusable: 'The answer could not be read.',
  page: OTHER_ANSWER,
};

/** Asserts that the screen shows the cause, and offers what may help. */
function expectCause({ saysWhy = true, isById = false, fallback }: Read, { name, outcome }: Fault) {
  const isMissing = isById && name.startsWith('404');
  expect(screen.queryAllByText('Go to Home')).toHaveLength(isMissing ? 1 : 0);
  if (!saysWhy) return;
  const cause = name === '403' ? 'You may not see this.' : CAUSES[outcome];
  const alert = screen.queryByRole('alert');
  if (isMissing) expect(alert).toBeNull();
  else {
    const reload = outcome === 'page' ? 'Reload' : '';
    expect(alert?.textContent).toBe(
      `${cause ?? 'Something went wrong'}${fallback}Try again${reload}`,
    );
  }
}

/** Presses the button. There is none if trying again would not help. */
async function tryAgain() {
  if (screen.queryByText('Go to Home')) reconnect();
  else await press('Try again');
}

const FAILURES: Outcome[] = [
  'refused',
  'refused without message',
  'unanswered',
  'unusable',
  'page',
];

/** Waits for a text on the screen and a number of requests. */
async function expectResult(text: string, expected: number, calls: () => number) {
  await waitFor(() => {
    expect(calls()).toBe(expected);
    expect(screen.getAllByText(text)).not.toHaveLength(0);
    expectIntactScreen();
  });
  expect(screen.queryByLabelText('Close notification')).toBeNull();
}

const callsFor = ({ isRetried }: Fault) => (isRetried ? 3 : 1);

test.each(READS)('$operation on $path: every outcome', async (subject: Read) => {
  const { operation, when, path, press: button, body, shows, showsWhenEmpty } = subject;
  const { loading, fallback, log, retry = tryAgain } = subject;
  const faults = examplesOf(subject);
  const failures = faults.filter(({ outcome }) => FAILURES.includes(outcome));

  acceptAnyResponse();
  const { mock, switchTo } = renderApp({ path });
  const { calls, setFault, holdBack } = mockFaultyCall(mock, operation, body, when);

  async function read(start: () => unknown, text: string, fault?: Fault) {
    await withFaultName(fault?.name ?? 'no fault', async () => {
      setFault(fault);
      await start();
      await expectResult(text, fault ? callsFor(fault) : 1, calls);
      expectTranslated(switchTo);
    });
  }
  /** Opens the screen with a late first response. */
  async function open() {
    const respond = holdBack();
    if (button !== undefined) await press(button);
    await waitFor(() => {
      expectLoadingScreen(loading);
      expect(calls()).toBe(1);
    });
    expectTranslated(switchTo);
    respond();
  }

  // Without data on the screen, a failure shows the fallback and is logged. Then the read can be repeated.
  for (const [index, fault] of failures.entries()) {
    expectConsoleError(log);
    advanceClock();
    await read(index === 0 ? open : retry, fallback, fault);
    await withFaultName(fault.name, () => {
      expectCause(subject, fault);
    });
  }
  advanceClock();
  await read(retry, shows);
  // The pressed button is gone. The focus moves to the heading of the new content.
  if (!subject.retry) expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();

  // With data on the screen, a usable response replaces them. A failure is logged and keeps them.
  for (const fault of faults) {
    if (fault.outcome === 'empty') await read(reconnect, showsWhenEmpty, fault);
    if (fault.outcome === 'valid') await read(reconnect, shows, fault);
    if (fault.outcome === 'empty') await read(reconnect, shows);
  }
  for (const outcome of FAILURES) {
    const example = failures.find((fault) => fault.outcome === outcome);
    if (!example) continue;
    expectConsoleError(log);
    await read(reconnect, shows, example);
  }

  const expired = faults.find(({ outcome }) => outcome === 'expired');
  await read(reconnect, 'Welcome Back', expired);
  expect(localStorage.getItem('token')).toBeNull();
});
