import type { Employee } from '../../../../api/contract';
import { groupBy } from '../../../../domain/groupBy';
import type { Range } from '../../../../domain/period';
import { inRange } from '../../../../lib/text/createdTime';
import type { I18n } from '../../../../i18n/createI18n';
import { roleText } from '../../../../i18n/roleText';
import type { EvaluatedPerson } from './people';

/** How many people of a group were evaluated. */
export interface Share {
  name: string;
  evaluated: number;
  people: number;
}

export interface Coverage {
  evaluated: number;
  people: number;
  /** Most people first, then by name. */
  byRole: readonly Share[];
  byPosition: readonly Share[];
}

/** The people who were evaluated in a period, or at any time. The score does not matter. */
export function coverageOf(
  i18n: I18n,
  people: readonly EvaluatedPerson[],
  range: Range | undefined,
  now = Date.now(),
): Coverage {
  const { t, display } = i18n;
  const group = people.map(({ employee, evaluations }) => ({
    employee,
    isEvaluated: inRange(evaluations, range, now).length > 0,
  }));
  return {
    ...shareOf('', group),
    byRole: sharesBy(i18n, group, ({ role }) =>
      role ? roleText(i18n, role) : t('statistics.noRole'),
    ),
    byPosition: sharesBy(i18n, group, ({ position }) =>
      display(position, t('statistics.noPosition')),
    ),
  };
}

interface PersonCoverage {
  employee: Employee;
  isEvaluated: boolean;
}

const shareOf = (name: string, group: readonly PersonCoverage[]): Share => ({
  name,
  evaluated: group.filter(({ isEvaluated }) => isEvaluated).length,
  people: group.length,
});

const sharesBy = (
  { compare }: I18n,
  group: readonly PersonCoverage[],
  nameOf: (employee: Employee) => string,
): Share[] =>
  Array.from(
    groupBy(group, ({ employee }) => nameOf(employee)),
    ([name, group]) => shareOf(name, group),
  ).sort((a, b) => b.people - a.people || compare(a.name, b.name));
