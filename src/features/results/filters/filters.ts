import type { Employee, Evaluation, Statistics } from '../../../api/contract';
import { toDate } from '../../../lib/text/display';
import type { Filters } from './parameters';

/** What the filters need to know of everybody found, by the employees' ids. */
export interface Facts {
  statistics: ReadonlyMap<string, Statistics>;
  evaluations: ReadonlyMap<string, readonly Evaluation[]>;
}

export const NO_FACTS: Facts = { statistics: new Map(), evaluations: new Map() };

/** What has to be read of everybody before the filters can be applied. */
export const needsStatistics = ({ evaluations, average }: Filters) =>
  evaluations !== '' || average !== '';
export const needsEvaluations = ({ before }: Filters) => before !== '';

/** From and to, of which either can be empty. */
export function rangeOf(text: string): [from: string, to: string] {
  const [from = '', to = ''] = text.split('-');
  return [from, to];
}

function isWithin(value: number, range: string) {
  const [from, to] = rangeOf(range);
  return (from === '' || value >= Number(from)) && (to === '' || value <= Number(to));
}

/**
 * Whether somebody is let through. Who has never been evaluated was last evaluated before any day. Evaluations with
 * a date to come, or none, say nothing of when somebody was last evaluated. Who could not be read is not let through.
 */
export function matches(employee: Employee, filters: Filters, facts: Facts): boolean {
  const { role, position, hired, evaluations, average, before } = filters;
  if (role !== '' && employee.role !== role) return false;
  if (position !== '' && employee.position?.trim() !== position) return false;
  if (hired !== '' && yearOf(employee) !== hired) return false;
  if (needsStatistics(filters)) {
    const known = facts.statistics.get(employee._id);
    if (!known) return false;
    if (evaluations !== '' && !isWithin(known.totalEvaluations ?? 0, evaluations)) return false;
    const { averageScore } = known;
    if (average !== '' && (averageScore == null || !isWithin(averageScore, average))) return false;
  }
  if (before !== '') {
    const known = facts.evaluations.get(employee._id);
    // Midnight in the viewer's time zone.
    const day = toDate(before)?.getTime() ?? Infinity;
    if (!known || lastOf(known) >= day) return false;
  }
  return true;
}

/** Those whom the filters need to know, and who could not be read. */
export function countUnread(employees: readonly Employee[], filters: Filters, facts: Facts) {
  const isUnread = ({ _id }: Employee) =>
    (needsStatistics(filters) && !facts.statistics.has(_id)) ||
    (needsEvaluations(filters) && !facts.evaluations.has(_id));
  return employees.filter(isUnread).length;
}

export const yearOf = ({ hireDate }: Employee) => toDate(hireDate)?.getFullYear().toString();

/** Milliseconds since 1970 of the last evaluation that is not to come. */
function lastOf(evaluations: readonly Evaluation[]): number {
  const now = Date.now();
  const times = evaluations.map(({ createdAt }) => toDate(createdAt)?.getTime() ?? now + 1);
  return Math.max(-Infinity, ...times.filter((time) => time <= now));
}
