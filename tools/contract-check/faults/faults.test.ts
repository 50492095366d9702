import { DEMO_ACCOUNTS } from '../../../mocks/demoAccounts';
import { issueToken } from '../../../mocks/handlers/tokens';
import { createResponder, ORIGIN } from '../../../mocks/runtimes/http/responder';
import { RULES } from '../rules';
import type { Fault } from './fault';
import { FAULTS, findFault } from './faults';

const said = ({ rules, also = [] }: Fault) => [...rules, ...also];

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
  // The report tells of sending twice, and does not judge it.
  expect(rules.filter((rule) => !seeded.has(rule))).toEqual(['sent-twice']);
});

test('faults need what their rules need', () => {
  const needs = FAULTS.map((fault) => {
    const told = RULES.filter(({ id }) => fault.rules.some((rule) => rule === id));
    if (told.every((rule) => 'needsOrigin' in rule)) return 'origin';
    // A write may break a rule about all calls, too.
    return told.every((rule) => 'writes' in rule) ? 'write' : fault.needs;
  });
  expect(FAULTS.map((fault) => fault.needs)).toEqual(needs);
});

test('hosts with the same fault do not share what it remembers', async () => {
  const createLayer = findFault('token-once')?.start;
  const [one, other] = [createResponder({ createLayer }), createResponder({ createLayer })];
  const headers = { Authorization: `Bearer ${issueToken(DEMO_ACCOUNTS[0])}` };
  const statusOf = async (answer: typeof one) =>
    (await answer(new Request(`${ORIGIN}/api/employees`, { headers }))).status;
  expect([await statusOf(one), await statusOf(one), await statusOf(other)]).toEqual([
    200, 401, 200,
  ]);
});
