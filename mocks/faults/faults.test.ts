import { readContract } from '../../contract/document';
import { RULES } from '../../contract/check/rules';
import { createContractValidator } from '../../contract/validation';
import { createAnswer, ORIGIN } from '../hosts/answer';
import type { Fault } from './fault';
import { FAULTS, findFault } from './faults';
import { server } from '../hosts/node';
import { isHidden, recordCalls, type Call } from '../../test/hostCalls';

const validator = createContractValidator(readContract());
const said = ({ rules, also = [] }: Fault) => [...rules, ...also];

/** The mock is called directly, and an interceptor would remove headers from copied requests. */
beforeAll(() => {
  server.close();
});

test('ids are unique and can be looked up', () => {
  const ids = FAULTS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThanOrEqual(65);
  expect(findFault('search-ignored')?.says).toBe('A search finds everybody.');
  expect(findFault('unknown')).toBeUndefined();
});

test('faults name rules, and each rule that judges has a fault', () => {
  const rules = RULES.map(({ id }): string => id);
  expect(FAULTS.flatMap(said).filter((rule) => !rules.includes(rule))).toEqual([]);
  const seeded = new Set(FAULTS.flatMap((fault) => fault.rules));
  // Sending twice is told and not judged.
  expect(rules.filter((rule) => !seeded.has(rule))).toEqual(['sent-twice']);
});

test.each(FAULTS.map((fault) => [fault.id, fault] as const))(
  '%s needs what its rules need',
  (_id, { rules, needs }) => {
    const told = RULES.filter(({ id }) => rules.includes(id));
    const needsOrigin = told.every((rule) => 'needsOrigin' in rule);
    expect(needs === 'origin').toBe(needsOrigin);
    if (told.every((rule) => 'writes' in rule)) expect(needs).toBe('write');
  },
);

describe('compared with the host without faults', () => {
  const now = () => new Date('2026-11-20T09:00:00.000Z');
  let clean: Call[] = [];
  beforeAll(async () => {
    clean = await recordCalls(createAnswer({ now }));
  });

  test('the host without faults keeps the contract', () => {
    expect(clean.flatMap(violationsOf)).toEqual([]);
    expect(clean.filter(isHidden)).toEqual([]);
  });

  const faults = FAULTS.filter(({ id }) => id !== 'slow-statistics');
  test.each(faults.map((fault) => [fault.id, fault] as const))(
    '%s answers something else, and keeps the rest',
    async (_id, fault) => {
      const calls = await recordCalls(createAnswer({ now, fault }));
      expect(calls).not.toEqual(clean);

      const changesShape = ['success-shape', 'error-shape', 'status-declared', 'content-type'];
      if (!said(fault).some((rule) => [...changesShape, 'no-redirect'].includes(rule))) {
        expect(calls.flatMap(violationsOf)).toEqual([]);
      }
      if (fault.needs !== 'origin') expect(calls.filter(isHidden)).toEqual([]);
      if (fault.needs === 'write') expect(calls.filter(isRead)).toEqual(clean.filter(isRead));
    },
  );
});

test('slow statistics come after three seconds', async () => {
  jest.useFakeTimers();
  const answer = createAnswer({ fault: findFault('slow-statistics') });
  const answered = jest.fn();
  void answer(new Request(`${ORIGIN}/api/evaluations/results/employee-001`)).then(answered);
  await jest.advanceTimersByTimeAsync(2_999);
  expect(answered).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(answered).toHaveBeenCalled();
});

const isRead = ({ part }: Call) => part === 'read';

function violationsOf({ method, url, status, headers, body }: Call): string[] {
  if (method === 'OPTIONS' || status === 0 || headers['content-encoding']) return [];
  // No operation lists 502 and 503, and a rule of its own is about them.
  if (status > 500) return [];
  const type = headers['content-type'];
  return [
    ...validator.checkResponse(method, url, status, body),
    ...(type?.startsWith('application/json') ? [] : [`${method} ${url}: ${type}`]),
  ];
}
