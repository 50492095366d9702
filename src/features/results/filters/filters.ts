import type { Employee, Evaluation, Statistics } from '../../../api/contract';
import { largest } from '../../../domain/extremes';
import { toDate } from '../../../lib/text/display';
import { isWithin } from '../../../lib/url/rangeParameter';
import type { Filters } from './parameters';

/** What has been read of everybody found, by the employees' ids. */
export interface FilterData {
  statistics: ReadonlyMap<string, Statistics>;
  evaluations: ReadonlyMap<string, readonly Evaluation[]>;
}

export const NO_FILTER_DATA: FilterData = { statistics: new Map(), evaluations: new Map() };

/** What has to be read of everybody before the filters can be applied. */
export function needsOf({ evaluations, average, before }: Filters): (keyof FilterData)[] {
  const needs: (keyof FilterData)[] = [];
  if (evaluations !== '' || average !== '') needs.push('statistics');
  if (before !== '') needs.push('evaluations');
  return needs;
}

/**
 * Whether an employee is let through. One without evaluations counts as last evaluated before any day. Evaluations with
 * a future date, or without a date, do not count as the last. An employee who could not be read is not let through.
 */
export function matches(employee: Employee, filters: Filters, data: FilterData): boolean {
  const { role, position, hired, evaluations, average, before } = filters;
  if (role !== '' && employee.role !== role) return false;
  if (position !== '' && employee.position?.trim() !== position) return false;
  if (hired !== '' && yearOf(employee) !== hired) return false;
  const statistics = data.statistics.get(employee._id);
  if (!isWithin(statistics && (statistics.totalEvaluations ?? 0), evaluations)) return false;
  if (!isWithin(statistics?.averageScore, average)) return false;
  if (before !== '') {
    const known = data.evaluations.get(employee._id);
    // Midnight in the viewer's time zone.
    const day = toDate(before)?.getTime() ?? Infinity;
    if (!known || lastOf(known) >= day) return false;
  }
  return true;
}

/** How many employees lack data that the filters need, because it could not be read. */
export function countUnread(employees: readonly Employee[], filters: Filters, data: FilterData) {
  const needs = needsOf(filters);
  return employees.filter(({ _id }) => needs.some((need) => !data[need].has(_id))).length;
}

export const yearOf = ({ hireDate }: Employee) => toDate(hireDate)?.getFullYear().toString();

/** The time of the last evaluation that is not in the future, in milliseconds since 1970. */
function lastOf(evaluations: readonly Evaluation[]): number {
  const now = Date.now();
  const times = evaluations.map(({ createdAt }) => toDate(createdAt)?.getTime() ?? now + 1);
  return largest(times.filter((time) => time <= now));
}
