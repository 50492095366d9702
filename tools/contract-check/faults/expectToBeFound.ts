import type { Fault } from './fault';
import { runInProcess } from './inProcess';

/** Runs all rules against a host with this fault. Those that the fault names are broken, and no other. */
export async function expectToBeFound({ layer, breaks }: Fault) {
  const { broken } = await runInProcess(layer, { origin: 'https://app.example.com' });
  expect(new Set(broken.map(({ rule }) => rule.id))).toEqual(new Set(breaks));
  const unknownEffects = broken.flatMap(({ rule, problems }) =>
    problems.flatMap(({ effect = rule.effects[0] }) =>
      rule.effects.includes(effect) ? [] : [`${rule.id}: ${effect}`],
    ),
  );
  expect(unknownEffects).toEqual([]);
}
