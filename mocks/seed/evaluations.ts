import type { Faker } from '@faker-js/faker';
import { MAX_SCORE } from '../../src/domain/constants';
import { numbered } from '../db/db';
import { DEMO_ACCOUNTS } from '../demoAccounts';
import type { EmployeeRecord, EvaluationRecord, FeedbackRecord } from '../db/records';
import { NEWCOMERS } from './employees';
import { bandOf, makeLongNote, makeNote } from './notes';
import { REFERENCE_DATE, startRandom } from './random';
import { makeFeedback } from './remarks';

const TOTAL = 400;
const MAX_PER_EMPLOYEE = 20;
const FIRST_DAY = Date.parse('2024-07-01T06:00:00.000Z');
const HOUR = 3_600_000;

/** The number of evaluations by each demo account: Ada, Mario (seven pages) and Emma. */
const GIVEN_BY_DEMO = [35, 64, 6];

/** Creates 400 evaluations of the last two years, numbered from the oldest to the newest. */
export function makeEvaluations(employees: readonly EmployeeRecord[]): EvaluationRecord[] {
  const random = startRandom(1_843);
  const evaluators = pickEvaluators(random, employees);
  const times = new Set<string>();
  const drafts = pickEvaluated(random, employees).map((employee) => {
    const createdAt = pickTime(random, employee, times);
    return {
      employeeId: employee._id,
      evaluatorId: takeEvaluator(evaluators, employee._id),
      createdAt,
    };
  });
  drafts.sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1));

  // The first page of the demo Manager has a long note and a long list of feedback.
  const [newest, second] = drafts
    .filter(({ evaluatorId }) => evaluatorId === DEMO_ACCOUNTS[1]._id)
    .reverse();
  return drafts.map((draft, index) => {
    const score = pickScore(random);
    const feedbackCount = draft === newest ? 60 : pickFeedbackCount(random);
    return {
      _id: numbered('evaluation', 4, index + 1),
      ...draft,
      score,
      note: draft === second ? makeLongNote(random, bandOf(score)) : pickNote(random, index, score),
      feedbacks: makeFeedbacks(random, draft.createdAt, feedbackCount),
    };
  });
}

/**
 * Returns the employee of each evaluation. Three employees have the most evaluations, two and the newcomers have none.
 */
function pickEvaluated(random: Faker, employees: readonly EmployeeRecord[]): EmployeeRecord[] {
  const demo = employees.slice(0, DEMO_ACCOUNTS.length);
  const colleagues = employees.slice(DEMO_ACCOUNTS.length, -NEWCOMERS);
  const evaluatedEmployees = random.helpers.shuffle([
    ...demo,
    ...random.helpers.shuffle(colleagues).slice(2),
  ]);
  const mostEvaluated = evaluatedEmployees.slice(0, 3);
  const picked = mostEvaluated.flatMap((employee) =>
    Array.from({ length: MAX_PER_EMPLOYEE }, () => employee),
  );
  const weightedEmployees = evaluatedEmployees.slice(mostEvaluated.length).map((value) => ({
    value,
    weight: random.number.int({ min: 1, max: 9 }),
  }));
  const counts = new Map<string, number>();
  while (picked.length < TOTAL) {
    const employee = random.helpers.weightedArrayElement(weightedEmployees);
    const count = counts.get(employee._id) ?? 0;
    if (count === MAX_PER_EMPLOYEE) continue;
    counts.set(employee._id, count + 1);
    picked.push(employee);
  }
  return random.helpers.shuffle(picked);
}

/**
 * Returns the evaluator of each evaluation: demo accounts as often as in `GIVEN_BY_DEMO`, otherwise managers and
 * admins.
 */
function pickEvaluators(random: Faker, employees: readonly EmployeeRecord[]): string[] {
  const demo = DEMO_ACCOUNTS.flatMap(({ _id }, index) =>
    Array.from({ length: GIVEN_BY_DEMO[index] ?? 0 }, () => _id),
  );
  const leaders = employees
    .slice(DEMO_ACCOUNTS.length)
    .filter(({ role }) => role !== 'Employee')
    .map(({ _id }) => _id);
  const otherEvaluators = Array.from({ length: TOTAL - demo.length }, () =>
    random.helpers.arrayElement(leaders),
  );
  return random.helpers.shuffle([...demo, ...otherEvaluators]);
}

/** Removes and returns the first evaluator who is not the employee. */
function takeEvaluator(evaluators: string[], employeeId: string): string {
  const index = evaluators.findIndex((id) => id !== employeeId);
  const [taken] = index === -1 ? [] : evaluators.splice(index, 1);
  if (taken === undefined) throw new Error('No evaluator is left.');
  return taken;
}

/** Returns a unique time in office hours, after the hire date. */
function pickTime(random: Faker, { hireDate }: EmployeeRecord, taken: Set<string>): string {
  const hired = hireDate == null ? 0 : Date.parse(hireDate) + 24 * HOUR;
  const from = Math.max(FIRST_DAY, hired);
  for (;;) {
    const day = random.date.between({ from, to: REFERENCE_DATE });
    day.setUTCHours(random.number.int({ min: 7, max: 16 }));
    const time = day.toISOString();
    const isOffice = day.getUTCDay() % 6 !== 0 && day < REFERENCE_DATE;
    if (isOffice && !taken.has(time)) {
      taken.add(time);
      return time;
    }
  }
}

function pickScore(random: Faker): number {
  const score = random.helpers.weightedArrayElement(
    [1, 2, 4, 6, 10, 16, 24, 22, 11, 4].map((weight, index) => ({ value: index + 1, weight })),
  );
  return score < MAX_SCORE && random.datatype.boolean(0.06) ? score + 0.5 : score;
}

function pickNote(random: Faker, index: number, score: number): string | undefined {
  if (index % 46 === 7) return '';
  if (index % 46 === 30) return undefined;
  return index % 58 === 20 ? makeLongNote(random, bandOf(score)) : makeNote(random, bandOf(score));
}

function pickFeedbackCount(random: Faker): number {
  return random.helpers.weightedArrayElement(
    [45, 25, 12, 8, 5, 3, 2].map((weight, value) => ({ value, weight })),
  );
}

function makeFeedbacks(random: Faker, createdAt: string, count: number): FeedbackRecord[] {
  if (count === 0) return [];
  return random.date
    .betweens({ from: createdAt, to: REFERENCE_DATE, count })
    .map((date) => ({ feedback: makeFeedback(random), createdAt: date.toISOString() }));
}
