import type { Employee, Evaluation, Person } from '../../../../api/contract';
import { compareTexts } from '../../../../lib/text/compareTexts';
import { groupBy } from '../../../../domain/groupBy';
import { compareIds } from '../../../../domain/ids';
import { validTime } from '../../../../lib/text/createdTime';

/** Somebody who was not evaluated for a year. */
export interface OverduePerson {
  employee: Employee;
  /** Their newest evaluation. Undefined where there is none. */
  last: Evaluation | undefined;
}

export interface Overdue {
  /** People without an evaluation come first, then the oldest evaluation. Equal ones are sorted by name, then by id. */
  people: OverduePerson[];
  /** People who may be overdue or not, because an evaluation of theirs has no usable date. */
  undated: number;
  /** Evaluations that have neither the id nor the e-mail address of their employee. */
  unmatched: number;
}

/**
 * The employees without an evaluation, and those whose last one was before the same day a year ago. The score does not
 * matter. A day is the viewer's.
 */
export function overdueOf(
  employees: readonly Employee[],
  evaluations: readonly Evaluation[],
  now = Date.now(),
): Overdue {
  const byPerson = groupBy(evaluations, ({ employee }) => keyOf(employee));
  const unmatched = byPerson.get(undefined)?.length ?? 0;
  const limit = yearBefore(now);
  const people: (OverduePerson & { time: number })[] = [];
  let undated = 0;
  for (const employee of employees) {
    const keys = [employee._id, keyOf({ email: employee.email })];
    const found = keys.flatMap((key) => (key === undefined ? [] : (byPerson.get(key) ?? [])));
    let last: Evaluation | undefined;
    let time = -Infinity;
    let isUndated = false;
    for (const evaluation of found) {
      const at = validTime(evaluation, now);
      if (at === undefined) isUndated = true;
      else if (at > time) [last, time] = [evaluation, at];
    }
    if (time >= limit) continue;
    if (isUndated) undated += 1;
    else people.push({ employee, last, time });
  }
  people.sort(
    (a, b) =>
      // NaN for two without an evaluation.
      a.time - b.time ||
      compareTexts(a.employee.name ?? '', b.employee.name ?? '') ||
      compareIds(a.employee._id, b.employee._id),
  );
  return { people, undated, unmatched };
}

/** The id, or the e-mail address where there is no id. A name could be somebody else's. */
function keyOf(person: Person | null | undefined): string | undefined {
  if (person?._id) return person._id;
  const email = person?.email?.trim().toLowerCase();
  return email === '' ? undefined : email;
}

/** The start of the same day a year ago. On February 29 that is March 1. */
function yearBefore(now: number): number {
  const date = new Date(now);
  date.setFullYear(date.getFullYear() - 1);
  return date.setHours(0, 0, 0, 0);
}
