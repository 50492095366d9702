import type { Employee } from '../../../../api/contract';
import { groupBy } from '../../../../domain/groupBy';
import type { Range } from '../../../../domain/period';
import { inRange } from '../../../../lib/text/createdTime';
import type { I18n } from '../../../../i18n/createI18n';
import { roleText } from '../../../../i18n/roleText';
import type { EvaluatedPerson } from './people';

/** How many of some people were evaluated. */
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

/** Who was evaluated in these days, or at any time. The score does not matter. */
export function coverageOf(
  i18n: I18n,
  people: readonly EvaluatedPerson[],
  range: Range | undefined,
  now = Date.now(),
): Coverage {
  const { t, display } = i18n;
  const told = people.map(({ employee, evaluations }) => ({
    employee,
    isEvaluated: inRange(evaluations, range, now).length > 0,
  }));
  return {
    ...shareOf('', told),
    byRole: sharesBy(i18n, told, ({ role }) =>
      role ? roleText(i18n, role) : t('statistics.noRole'),
    ),
    byPosition: sharesBy(i18n, told, ({ position }) =>
      display(position, t('statistics.noPosition')),
    ),
  };
}

interface Told {
  employee: Employee;
  isEvaluated: boolean;
}

const shareOf = (name: string, told: readonly Told[]): Share => ({
  name,
  evaluated: told.filter(({ isEvaluated }) => isEvaluated).length,
  people: told.length,
});

const sharesBy = (
  { compare }: I18n,
  told: readonly Told[],
  nameOf: (employee: Employee) => string,
): Share[] =>
  Array.from(
    groupBy(told, ({ employee }) => nameOf(employee)),
    ([name, group]) => shareOf(name, group),
  ).sort((a, b) => b.people - a.people || compare(a.name, b.name));
