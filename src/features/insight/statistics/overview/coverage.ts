import type { Employee } from '../../../../api/contract';
import { groupBy } from '../../../../domain/groupBy';
import type { Range } from '../../../../domain/period';
import { inRange } from '../../../../lib/text/createdTime';
import type { I18n } from '../../../../i18n/createI18n';
import { groupOf, groupText, type GroupKind } from './groups';
import type { EvaluatedPerson } from './people';

/** How many people of a group were evaluated. */
export interface Share {
  /** The key of the group (`groupOf`). */
  key: string;
  name: string;
  evaluated: number;
  people: number;
}

export interface Coverage {
  evaluated: number;
  people: number;
  /** Sorted by the smallest share, then by the most people, then by name. */
  byRole: readonly Share[];
  byPosition: readonly Share[];
}

/** Counts the people who were evaluated in a period, or at any time. The score does not matter. */
export function coverageOf(
  i18n: I18n,
  people: readonly EvaluatedPerson[],
  range: Range | undefined,
  now = Date.now(),
): Coverage {
  const group = people.map(({ employee, evaluations }) => ({
    employee,
    isEvaluated: inRange(evaluations, range, now).length > 0,
  }));
  return {
    ...countsOf(group),
    byRole: sharesBy(i18n, group, 'role'),
    byPosition: sharesBy(i18n, group, 'position'),
  };
}

interface PersonCoverage {
  employee: Employee;
  isEvaluated: boolean;
}

const countsOf = (group: readonly PersonCoverage[]) => ({
  evaluated: group.filter(({ isEvaluated }) => isEvaluated).length,
  people: group.length,
});

const sharesBy = (i18n: I18n, group: readonly PersonCoverage[], kind: GroupKind): Share[] =>
  Array.from(
    groupBy(group, ({ employee }) => groupOf(kind, employee)),
    ([key, group]) => ({ key, name: groupText(i18n, kind, key), ...countsOf(group) }),
  ).sort(
    (a, b) =>
      a.evaluated / a.people - b.evaluated / b.people ||
      b.people - a.people ||
      i18n.compare(a.name, b.name),
  );
