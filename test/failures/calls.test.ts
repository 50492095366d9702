import { isDeepStrictEqual } from 'node:util';
import { OPERATION_IDS } from '../../mocks/config/operations';
import { startMock } from '../../mocks/runtimes/node';
import { ApiError, isTransient } from '../../src/api/http/apiError';
import { signInAs } from '../app/signInAs';
import { acceptAnyResponse } from '../setup/network';
import { faultsOf, type Outcome } from './faults';
import { mockFaultyCall } from './faultyCall';
import { READS } from './reads';
import { REFUSAL } from './rules';
import { WRITES } from './writes';

/** Each operation once for each kind. Screens can share the read of a list. */
const CALLS = [...READS, ...WRITES].filter(
  ({ operation, kind }, index, all) =>
    all.findIndex((call) => call.operation === operation && call.kind === kind) === index,
);

/** Returns the outcome of a failure. */
function outcomeOf({ reason, serverMessage }: ApiError): Outcome | undefined {
  switch (reason) {
    case 'status':
      return serverMessage === undefined ? 'refused without message' : 'refused';
    case 'network':
      return 'unanswered';
    case 'contract':
      return 'unusable';
    case 'page':
      return 'page';
    case 'expired':
      return 'expired';
    default:
      return undefined;
  }
}

const FAULTS = CALLS.flatMap((call) => faultsOf(call).map((fault) => ({ ...call, fault })));

test.each(FAULTS)(
  '$operation, $kind: $fault.name',
  async ({ operation, kind, body, call, fault }) => {
    acceptAnyResponse();
    const { setFault } = mockFaultyCall(startMock(), operation, body);
    // Nobody is signed in when an account is created or a session begins.
    if (kind !== 'session') signInAs('Admin');
    const valid = await call();
    setFault(fault);
    const answer: unknown = await call().catch((error: unknown) => {
      if (error instanceof ApiError) return error;
      throw error;
    });
    if (answer instanceof ApiError) {
      const { serverMessage, message } = answer;
      expect(outcomeOf(answer)).toBe(fault.outcome);
      expect(isTransient(answer)).toBe(fault.isRetried ?? false);
      if (fault.outcome === 'refused') expect(serverMessage).toBe(REFUSAL);
      if (fault.message !== undefined) expect(message).toBe(fault.message);
    } else {
      const isSame = isDeepStrictEqual(answer, valid);
      // The answer of a write is not used.
      expect(kind === 'write' || isSame ? 'valid' : 'empty').toBe(fault.outcome);
    }
  },
);

test('every operation of the contract has a screen that is tested with its failures', () => {
  const operations = new Set(CALLS.map(({ operation }) => operation));
  expect([...operations].toSorted()).toEqual(OPERATION_IDS.toSorted());
});

test.each(CALLS)('each fault of $operation, $kind, has a unique name', (call) => {
  const names = faultsOf(call).map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});
