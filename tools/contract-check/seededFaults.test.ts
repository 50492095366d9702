import { FAULTS } from './faults/faults';
import { runInProcess } from './faults/inProcess';

/** Runs all rules against a host with the fault. Those that it breaks report it, and no other. */
test.each(FAULTS.map((fault) => [fault.id, fault] as const))('%s', async (_id, fault) => {
  const { broken } = await runInProcess(fault.layer, { origin: 'https://app.example.com' });
  expect(new Set(broken.map(({ rule }) => rule.id))).toEqual(new Set(fault.breaks));
  const unknownEffects = broken.flatMap(({ rule, problems }) =>
    problems.flatMap(({ effect = rule.effects[0] }) =>
      rule.effects.includes(effect) ? [] : [`${rule.id}: ${effect}`],
    ),
  );
  expect(unknownEffects).toEqual([]);
});
