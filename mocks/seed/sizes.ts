import { numbered } from '../db/db';
import type { EvaluationRecord, Records } from '../db/records';
import { DEMO_ACCOUNTS } from '../demoAccounts';
import { makeManyEmployees } from './employees';
import { bandOf, makeNote } from './notes';
import { REFERENCE_DATE, startRandom } from './random';

/** The number of different notes for each score. faker is too slow to generate one for each evaluation. */
const NOTES_A_SCORE = 50;
/** The first number, which is higher than the numbers of all other evaluations of a seed. */
const FIRST_NUMBER = 100_001;
const FIRST_DAY = Date.parse('2016-07-01T06:00:00.000Z');

export interface SeedSizes {
  employees: number;
  evaluations: number;
}

/** Returns records with these numbers of employees and evaluations: first existing ones, then generated ones. */
export function withSizes(
  { accounts, employees, evaluations }: Records,
  sizes: SeedSizes,
): Records {
  let staff = employees.slice(0, sizes.employees);
  const missing = sizes.employees - staff.length;
  if (missing > 0) {
    // The ids of the demo accounts are reserved, also if they are not employees.
    const from = Math.max(employees.length, DEMO_ACCOUNTS.length) + 1;
    staff = staff.concat(makeManyEmployees(from, from + missing - 1));
  }
  const ids = new Set(staff.map(({ _id }) => _id));
  const kept = evaluations
    .filter(({ employeeId, evaluatorId }) => ids.has(employeeId) && ids.has(evaluatorId))
    .slice(0, sizes.evaluations);
  const made = makeManyEvaluations([...ids], sizes.evaluations - kept.length);
  return { accounts, employees: staff, evaluations: [...made, ...kept] };
}

/** Creates evaluations. Demo accounts and employees alternate. The evaluations are spread evenly over ten years. */
function makeManyEvaluations(employeeIds: readonly string[], count: number): EvaluationRecord[] {
  if (count <= 0 || employeeIds.length === 0) return [];
  const random = startRandom(1_912);
  const notes = Array.from({ length: 10 }, (_, index) =>
    Array.from({ length: NOTES_A_SCORE }, () => makeNote(random, bandOf(index + 1))),
  );
  const step = (REFERENCE_DATE.getTime() - FIRST_DAY) / count;
  return Array.from({ length: count }, (_, index) => {
    const score = 1 + ((index * 7) % 10);
    const employeeId = pick(employeeIds, index);
    const otherEvaluators = EVALUATORS.filter((id) => id !== employeeId);
    return {
      _id: numbered('evaluation', 4, FIRST_NUMBER + index),
      employeeId,
      evaluatorId: pick(otherEvaluators, index),
      score,
      note: pick(notes[score - 1] ?? [], index),
      createdAt: new Date(FIRST_DAY + index * step).toISOString(),
      feedbacks: [],
    };
  });
}

const EVALUATORS = DEMO_ACCOUNTS.map(({ _id }) => _id);

function pick(values: readonly string[], index: number): string {
  return values[index % values.length] ?? '';
}
