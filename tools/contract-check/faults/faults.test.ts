import { gunzipSync } from 'node:zlib';
import { createResponder, ORIGIN } from '../../../mocks/runtimes/http/responder';
import { RULE_IDS } from '../rules';
import { run } from '../run';
import { FAULTS, type Fault } from './faults';

/** Checks a host with the fault, without a network. */
function check({ rules = {}, writes = false, ...changes }: Partial<Fault>) {
  const mock = { rules, seed: { employees: 15, evaluations: 60 } };
  const answer = createResponder({ mock, ...changes });
  return run({
    url: ORIGIN,
    email: 'mario.manager@example.com',
    password: 'demo-manager',
    origin: 'https://app.example.com',
    write: writes,
    async fetch(input, init) {
      const response = await answer(new Request(input, { ...init, signal: null }));
      if (response.type === 'error') throw new TypeError('The connection was closed');
      const { status, headers } = response;
      if (headers.get('Content-Encoding') !== 'gzip') return response;
      const body = gunzipSync(Buffer.from(await response.arrayBuffer()));
      return new Response(body, { status, headers });
    },
  });
}

test('the mock keeps every rule', async () => {
  const { findings, rules } = await check({ writes: true });
  expect(findings).toEqual([]);
  expect(rules.filter(({ verdict }) => verdict !== 'kept')).toEqual([]);
});

test.each(Object.entries(FAULTS))('%s', async (_name, fault) => {
  const { findings, notes } = await check(fault);
  expect(findings.map(({ rule }) => rule)).toEqual(fault.breaks);
  expect(notes.map(({ rule }) => rule)).toEqual(fault.notes ?? []);
});

test('each rule has a fault', () => {
  const seeded = new Set(
    Object.values(FAULTS).flatMap(({ breaks, notes = [] }) => [...breaks, ...notes]),
  );
  expect(RULE_IDS.filter((id) => !seeded.has(id))).toEqual([]);
});
