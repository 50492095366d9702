import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expectConsoleError } from '../../test/console';
import { countsFor, FAULTS, type Counts, type Fault } from '../../test/faults/faults';
import { during, expectSound, faultyCall, surround } from '../../test/faults/meet';
import { READS, STATISTICS, type ReadCall } from '../../test/faults/reads';
import { SURROUNDINGS } from '../../test/faults/writes';
import { acceptAnyAnswer } from '../../test/network';
import { renderApp } from '../../test/renderApp';

// Some forty answers to one screen.
jest.setTimeout(120_000);

let ahead = 0;

beforeEach(() => {
  ahead = 0;
  const { now } = Date;
  jest.spyOn(Date, 'now').mockImplementation(() => now() + ahead);
});

/** So much later that nothing is fresh: statistics are for a minute. */
function later() {
  ahead += 61_000;
}

/** Loses the line and has it back, upon which what is on the screen is read again. */
function reconnect() {
  later();
  act(() => {
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
  });
}

async function press(text: string) {
  const [button] = await screen.findAllByText(text);
  if (button) fireEvent.click(button);
}

const FAILURES: Counts[] = ['refused', 'refused silently', 'unanswered', 'unusable'];

/** What is read in the end, after so many calls. */
async function comesTo(text: string, calls: number, state: { calls: number }) {
  await waitFor(() => {
    expect(state.calls).toBe(calls);
    expect(screen.getAllByText(text)).not.toHaveLength(0);
    expectSound();
  });
  expect(screen.queryByRole('alert')).toBeNull();
}

const callsFor = ({ isRepeated }: Fault) => (isRepeated ? 3 : 1);

async function meetEveryFault(subject: ReadCall) {
  const { sort, path, presses = [], whole, url, shows, without, fallback, log } = subject;
  const faults = FAULTS.map((fault) => ({ fault, counts: countsFor(fault, sort) }));
  const failures = faults.filter(({ counts }) => FAILURES.includes(counts));

  acceptAnyAnswer();
  renderApp({ path });
  surround(SURROUNDINGS);
  const { state, meet } = faultyCall('get', url, whole);

  async function ask(how: () => unknown, text: string, fault?: Fault) {
    await during(fault?.name ?? 'no fault', async () => {
      meet(fault);
      await how();
      await comesTo(text, fault ? callsFor(fault) : 1, state);
    });
  }
  async function open() {
    for (const text of presses) await press(text);
  }
  const again = subject.again ?? (() => press('Try again'));

  // With nothing on the screen: the fallback, a log, and a way to ask again.
  for (const [index, { fault }] of failures.entries()) {
    expectConsoleError(log);
    later();
    await ask(index === 0 ? open : again, fallback, fault);
  }
  later();
  await ask(again, shows);

  // With the data on the screen.
  for (const { fault, counts } of faults) {
    if (counts === 'empty') await ask(reconnect, without, fault);
    if (counts === 'whole') await ask(reconnect, shows, fault);
    if (counts === 'empty') await ask(reconnect, shows);
  }
  for (const kind of FAILURES) {
    const met = failures.find(({ counts }) => counts === kind);
    if (!met) continue;
    expectConsoleError(log);
    await ask(reconnect, shows, met.fault);
  }

  const expired = faults.find(({ counts }) => counts === 'expired');
  if (expired) await ask(reconnect, 'Welcome Back', expired.fault);
  expect(localStorage).toHaveLength(0);
}

test.each(READS)('$call meets every fault', meetEveryFault);

test(`${STATISTICS.call} meets every fault`, async () => {
  await meetEveryFault(STATISTICS);
});
