import { fireEvent, screen, waitFor } from '@testing-library/react';
import { buildEvaluation } from '../../mocks/db/builders';
import { collectWritten } from '../app/pseudoLocale';
import { renderApp } from '../app/renderApp';
import { expectConsoleError } from '../setup/console';
import { acceptAnyResponse } from '../setup/network';
import { examplesOf, type Fault } from './faults';
import { mockFaultyCall, withFaultName } from './faultyCall';
import { expectIntactScreen, expectTranslated } from './screen';

const LOG = 'Failed to fetch evaluations';

beforeAll(collectWritten);

const OVERVIEWS = [
  ['listEvaluations', '/all-evaluations?overview=1'],
  ['listOwnEvaluations', '/evaluations?overview=1'],
] as const;

test.each(OVERVIEWS)('%s on %s: every outcome', async (operation, path) => {
  // A 403 removes the overview until the session ends, which `AllEvaluationsPage.load.test.tsx` tests.
  const faults = examplesOf({ operation, kind: 'record' }).filter(({ name }) => name !== '403');
  const readable = faults.filter(({ outcome }) => outcome === 'empty' || outcome === 'valid');
  const expired = faults.filter(({ outcome }) => outcome === 'expired');
  const failures = faults.filter((fault) => ![...readable, ...expired].includes(fault));

  acceptAnyResponse();
  const { mock, switchTo } = renderApp({ path });
  const evaluation = buildEvaluation({ score: 7, createdAt: '2026-03-05T09:00:00.000Z' });
  const body = { evaluations: [evaluation], totalPages: 1 };
  const when = { in: 'query', name: 'limit', equals: '100' } as const;
  const { calls, setFault } = mockFaultyCall(mock, operation, body, when);

  /** Returns the number of calls. A read is repeated once if that may help. */
  const callsFor = (fault?: Fault) => (fault?.isRetried ? 2 : 1);

  async function read(start: () => Promise<unknown>, text: RegExp, fault?: Fault) {
    await withFaultName(fault?.name ?? 'no fault', async () => {
      setFault(fault);
      await start();
      await waitFor(() => {
        expect(calls()).toBe(callsFor(fault));
        expect(screen.getByText(text)).toBeVisible();
        expectIntactScreen();
      });
      expectTranslated(switchTo);
    });
  }

  /** Resolves at once, because the opened screen starts the read. */
  const opened = () => Promise.resolve();
  const press = (text: string) => async () => {
    fireEvent.click(await screen.findByText(text));
  };

  const refresh = async () => {
    fireEvent.click(await screen.findByLabelText(/· Refresh$/));
  };

  for (const [index, fault] of failures.entries()) {
    expectConsoleError(LOG);
    const start = index === 0 ? opened : press('Try again');
    await read(start, /^The evaluations could not be read/, fault);
  }
  await read(press('Try again'), /^1 evaluation, read at [^.]+\.$/);
  expect(await screen.findByText('1 evaluation, Mar 2026.')).toBeVisible();

  for (const fault of readable) {
    await read(refresh, /^1 evaluation, read at [^.]+\.$/, fault);
    const says =
      fault.outcome === 'valid'
        ? '1 evaluation, Mar 2026.'
        : /^No evaluations\. Not counted \(no score or date\): 1 evaluation/;
    expect(await screen.findByText(says)).toBeVisible();
  }
  // The data stay on screen.
  for (const fault of failures.slice(0, 3)) {
    expectConsoleError(LOG);
    await read(refresh, /They could not be read again\.$/, fault);
  }
  for (const fault of expired) {
    await read(refresh, /^Welcome Back$/, fault);
  }
});
