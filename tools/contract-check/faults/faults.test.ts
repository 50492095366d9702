import { DEMO_ACCOUNTS } from '../../../mocks/demoAccounts';
import { issueToken } from '../../../mocks/handlers/tokens';
import { createResponder, ORIGIN } from '../../../mocks/runtimes/http/responder';
import { RULES } from '../rules';
import { FAULTS, findFault } from './faults';

test('ids are unique and can be looked up', () => {
  const ids = FAULTS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(findFault('search-ignored')?.says).toBe('A search finds everybody.');
  expect(findFault('unknown')).toBeUndefined();
});

test('each rule that judges has a fault', () => {
  const seeded = new Set(FAULTS.flatMap(({ breaks }) => breaks));
  // The report tells of sending twice, and does not judge it.
  expect(RULES.map(({ id }) => id).filter((id) => !seeded.has(id))).toEqual(['sent-twice']);
});

test('hosts with the same fault do not share what it remembers', async () => {
  const createLayer = findFault('token-once')?.layer;
  const [one, other] = [createResponder({ createLayer }), createResponder({ createLayer })];
  const headers = { Authorization: `Bearer ${issueToken(DEMO_ACCOUNTS[0])}` };
  const statusOf = async (answer: typeof one) =>
    (await answer(new Request(`${ORIGIN}/api/employees`, { headers }))).status;
  expect([await statusOf(one), await statusOf(one), await statusOf(other)]).toEqual([
    200, 401, 200,
  ]);
});
