import type { Employee, Evaluation } from '../../../../api/contract';
import { compareIds } from '../../../../domain/ids';
import type { Range } from '../../../../domain/period';
import type { I18n } from '../../../../i18n/createI18n';
import { inRange, newestOf, validTime } from '../../../../lib/text/createdTime';
import type { EvaluatedPerson } from './people';

/** A person who is due for an evaluation. */
export interface DuePerson {
  employee: Employee;
  /** Their newest evaluation, and when it was, in milliseconds since 1970. Undefined where there is none. */
  last: { record: Evaluation; time: number } | undefined;
}

export interface Due {
  /**
   * People without an evaluation come first. The others follow by date, the oldest first. Equal ones are in the order
   * of their names, then of their ids.
   */
  due: readonly DuePerson[];
  /** The number of people who may or may not be due, because an evaluation of theirs has no usable date. */
  undated: number;
}

/**
 * A person is not due after an evaluation in the range, or since the same day some months before `today`, which is any
 * time of today (`useToday`).
 */
export type DueLimit = { range: Range } | { months: number; today: number };

/**
 * Returns the people who are due. The score does not matter. Days are in the viewer's time zone. In a period, they are
 * the people who are not evaluated for `coverageOf`: an evaluation without a usable date is in no period.
 */
export function dueOf(
  { compare }: I18n,
  people: readonly EvaluatedPerson[],
  limit: DueLimit,
  now = Date.now(),
): Due {
  const due: DuePerson[] = [];
  let undated = 0;
  for (const { employee, evaluations } of people) {
    const last = newestOf(evaluations, now);
    if ('range' in limit) {
      if (inRange(evaluations, limit.range, now).length > 0) continue;
    } else {
      if (last && last.time >= monthsBefore(limit.today, limit.months)) continue;
      if (evaluations.some((evaluation) => validTime(evaluation, now) === undefined)) {
        undated += 1;
        continue;
      }
    }
    due.push({ employee, last });
  }
  due.sort(
    (a, b) =>
      // The difference is NaN for two people without an evaluation.
      timeOf(a) - timeOf(b) ||
      compare(a.employee.name ?? '', b.employee.name ?? '') ||
      compareIds(a.employee._id, b.employee._id),
  );
  return { due, undated };
}

const timeOf = ({ last }: DuePerson) => last?.time ?? -Infinity;

/** Returns the start of the same day some months ago, or of the last day where that month has fewer. */
function monthsBefore(today: number, months: number): number {
  const date = new Date(today);
  const [year, month] = [date.getFullYear(), date.getMonth() - months];
  const lastDay = new Date(year, month + 1, 0).getDate();
  return new Date(year, month, Math.min(date.getDate(), lastDay)).getTime();
}
