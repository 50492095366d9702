import type { Employee } from '../../../api/contract';
import { ROLES, type Role } from '../../../domain/constants';
import type { I18n } from '../../../i18n/createI18n';
import { fold, searchWords } from '../../../lib/text/fold';

export type Search = (order: number[], text: string) => Matches;

interface Matches {
  /** Of the indexes in `order`, those of the employees who match the text, in the same order. */
  places: number[];
  /** What the employees contain, folded: the whole text, or its words. */
  terms: string[];
}

/**
 * Finds employees with a field that contains the whole text (specification, Employee search). Only if there are none,
 * it looks for the words, in any order, in the fields that the table can show. Case and accents are ignored. A role is
 * found by its name in the language of the page.
 */
export function createSearch({ t }: I18n, employees: Employee[]): Search {
  let texts: Text[] | undefined;
  // Made once: there may be 10,000 employees.
  const roleNames = new Map(ROLES.map((role) => [role, t(`roles.${role}`)]));

  return (order, text) => {
    const terms = searchWords(text);
    if (terms.length === 0) return { places: order, terms };
    const known = (texts ??= employees.map((employee) => textOf(employee, roleNames)));
    const whole = fold(text).trim();
    const places = order.filter((place) => known[place]?.all.includes(whole));
    if (places.length > 0) return { places, terms: [whole] };
    const hasAll = (place: number) => terms.every((word) => known[place]?.shown.includes(word));
    return { places: order.filter(hasAll), terms };
  };
}

/** The folded texts of an employee, one line for each field. */
interface Text {
  /** The fields that the table can show. */
  shown: string;
  all: string;
}

function textOf(employee: Employee, roleNames: ReadonlyMap<Role, string>): Text {
  const { name, email, position, hireDate, evaluations, age } = employee;
  const count = evaluations?.length ?? 0;
  const role = employee.role && roleNames.get(employee.role);
  const all = { name, email, role, position, hireDate, evaluations: count, age };
  const { age: hidden, ...fields } = all satisfies Record<Exclude<keyof Employee, '_id'>, unknown>;
  const shown = fold(Object.values(fields).join('\n'));
  return { shown, all: `${shown}\n${hidden ?? ''}` };
}
