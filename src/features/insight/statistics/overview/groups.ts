import type { Employee } from '../../../../api/contract';
import { nonBlank } from '../../../../domain/texts';
import type { I18n } from '../../../../i18n/createI18n';
import { roleText } from '../../../../i18n/roleText';
import type { EvaluatedPerson } from './people';

export type GroupKind = 'role' | 'position';

/** A role and a position. An empty text stands for all of them. */
export type Groups = Readonly<Record<GroupKind, string>>;

/** The key of the people without a role or a position. */
const NONE = '-';

/** Returns the key of a person's role or position. It does not depend on the language of the page. */
export const groupOf = (kind: GroupKind, employee: Employee): string =>
  nonBlank(employee[kind])?.trim() ?? NONE;

/** Returns the text of a role or a position. */
export function groupText(i18n: I18n, kind: GroupKind, key: string): string {
  if (key === NONE) return i18n.t(kind === 'role' ? 'statistics.noRole' : 'statistics.noPosition');
  return kind === 'role' ? roleText(i18n, key) : key;
}

/** Returns the groups that somebody belongs to. Others become empty, so that they do not filter. */
export function knownGroups(people: readonly EvaluatedPerson[], groups: Groups): Groups {
  const existingGroup = (kind: GroupKind) =>
    people.some(({ employee }) => groupOf(kind, employee) === groups[kind]) ? groups[kind] : '';
  return { role: existingGroup('role'), position: existingGroup('position') };
}

/** Returns the people of these groups. */
export function inGroups(
  people: readonly EvaluatedPerson[],
  { role, position }: Groups,
): readonly EvaluatedPerson[] {
  if (role === '' && position === '') return people;
  return people.filter(
    ({ employee }) =>
      (role === '' || groupOf('role', employee) === role) &&
      (position === '' || groupOf('position', employee) === position),
  );
}
