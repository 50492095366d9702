import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expectConsoleError } from '../../test/setup/console';
import { outcomeFor, FAULTS, type Outcome, type Fault } from '../../test/faults/faults';
import {
  expectIntactScreen,
  mockFaultyCall,
  mockReads,
  withFaultName,
} from '../../test/faults/meet';
import { READS, STATISTICS, type ReadCall } from '../../test/faults/reads';
import { OTHER_READS } from '../../test/faults/writes';
import { acceptAnyResponse } from '../../test/setup/network';
import { renderApp } from '../../test/app/renderApp';

// Each test reads about forty responses.
jest.setTimeout(120_000);

/** Milliseconds that are added to the clock. */
let offset = 0;

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

const FAILURES: Outcome[] = ['refused', 'refused without message', 'unanswered', 'unusable'];

/** Waits for a text on the screen and a number of requests. */
async function expectResult(text: string, calls: number, state: { calls: number }) {
  await waitFor(() => {
    expect(state.calls).toBe(calls);
    expect(screen.getAllByText(text)).not.toHaveLength(0);
    expectIntactScreen();
  });
  expect(screen.queryByLabelText('Close notification')).toBeNull();
}

const callsFor = ({ isRetried }: Fault) => (isRetried ? 3 : 1);

async function testEveryFault(subject: ReadCall) {
  const { kind, path, presses = [], body, url, shows, showsWhenEmpty, fallback, log } = subject;
  const faults = FAULTS.map((fault) => ({ fault, outcome: outcomeFor(fault, kind) }));
  const failures = faults.filter(({ outcome }) => FAILURES.includes(outcome));

  acceptAnyResponse();
  renderApp({ path });
  mockReads(OTHER_READS);
  const { state, setFault } = mockFaultyCall('get', url, body);

  async function read(start: () => unknown, text: string, fault?: Fault) {
    await withFaultName(fault?.name ?? 'no fault', async () => {
      setFault(fault);
      await start();
      await expectResult(text, fault ? callsFor(fault) : 1, state);
    });
  }
  async function open() {
    for (const text of presses) await press(text);
  }
  const retry = subject.retry ?? (() => press('Try again'));

  // Without data on the screen, a failure shows the fallback and is logged.
  for (const [index, { fault }] of failures.entries()) {
    expectConsoleError(log);
    advanceClock();
    await read(index === 0 ? open : retry, fallback, fault);
  }
  advanceClock();
  await read(retry, shows);

  // With data on the screen, a usable response replaces them. A failure is logged and keeps them.
  for (const { fault, outcome } of faults) {
    if (outcome === 'empty') await read(reconnect, showsWhenEmpty, fault);
    if (outcome === 'valid') await read(reconnect, shows, fault);
    if (outcome === 'empty') await read(reconnect, shows);
  }
  for (const failure of FAILURES) {
    const example = failures.find(({ outcome }) => outcome === failure);
    if (!example) continue;
    expectConsoleError(log);
    await read(reconnect, shows, example.fault);
  }

  const expired = faults.find(({ outcome }) => outcome === 'expired');
  if (expired) await read(reconnect, 'Welcome Back', expired.fault);
  expect(localStorage.getItem('token')).toBeNull();
}

test.each(READS)('$call handles every fault', testEveryFault);

test(`${STATISTICS.call} handles every fault`, async () => {
  await testEveryFault(STATISTICS);
});
