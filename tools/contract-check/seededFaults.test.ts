import { FAULTS } from './faults/faults';
import { runInProcess } from './faults/inProcess';
import { withoutConsequences } from './findings/causes';
import { toFindings } from './findings/findings';
import { createRedactor } from './findings/secrets';

/** Runs all rules against a host with the fault. Those that it breaks report it, and no other. No advice comes twice. */
test.each(FAULTS.map((fault) => [fault.id, fault] as const))('%s', async (_id, fault) => {
  const { broken, exchanges } = await runInProcess(fault.layer, {
    origin: 'https://app.example.com',
  });
  expect(new Set(broken.map(({ rule }) => rule.id))).toEqual(new Set(fault.breaks));
  const found = withoutConsequences(broken, exchanges);
  const advice = toFindings(found, (clause) => clause, createRedactor([])).map(({ changes }) =>
    changes.join(),
  );
  expect(new Set(advice).size).toBe(advice.length);
  const unknownEffects = broken.flatMap(({ rule, problems }) =>
    problems.flatMap(({ effect = rule.effects[0] }) =>
      rule.effects.includes(effect) ? [] : [`${rule.id}: ${effect}`],
    ),
  );
  expect(unknownEffects).toEqual([]);
});
