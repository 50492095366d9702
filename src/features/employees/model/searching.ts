import type { Employee } from '../../../api/contract';
import { ROLES, type Role } from '../../../domain/constants';
import type { I18n } from '../../../i18n/createI18n';
import { fold, searchWords } from '../../../lib/text/fold';

export type SearchEmployees = (order: number[], text: string) => Matches;

interface Matches {
  /** Of the indexes in `order`, those of the employees who match the text, in the same order. */
  indexes: number[];
  /** The folded texts that the employees contain: the whole search text, or its words. */
  terms: string[];
}

/**
 * Finds employees with a field that contains the whole text (specification, Employee search). If there are none, it
 * finds employees whose visible fields contain all words, in any order. Case and accents are ignored. A role is found
 * by its name in the language of the page. A hire date and a count are also found as the table shows them.
 */
export function createSearch(i18n: I18n, employees: Employee[]): SearchEmployees {
  let texts: Text[] | undefined;
  let formatted: string[] | undefined;
  // Once for all employees: there may be 10,000.
  const roleNames = new Map(ROLES.map((role) => [role, i18n.t(`roles.${role}`)]));

  return (order, text) => {
    const terms = searchWords(text);
    if (terms.length === 0) return { indexes: order, terms };
    const whole = fold(text).trim();
    const known = (texts ??= employees.map((employee) => textOf(employee, roleNames)));
    // Without a digit, 'mar' would match everybody hired in March, and hide people named Mario.
    const dates = /\d/.test(whole) ? (formatted ??= formattedTexts(i18n, employees)) : undefined;
    const isFormatted = (index: number, part: string) => dates?.[index]?.includes(part) === true;

    const indexes = order.filter(
      (index) => known[index]?.all.includes(whole) === true || isFormatted(index, whole),
    );
    if (indexes.length > 0) return { indexes, terms: [whole] };
    const hasAll = (index: number) =>
      terms.every(
        (word) => known[index]?.shown.includes(word) === true || isFormatted(index, word),
      );
    return { indexes: order.filter(hasAll), terms };
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

/**
 * The folded hire date and count of each employee as they are shown. `Intl` takes a slow computer 50 ms for the days of
 * 10,000 employees, so each day is formatted once, and only when a digit is searched.
 */
function formattedTexts({ date, count }: I18n, employees: Employee[]): string[] {
  const missing = date(null);
  const dateText = memoize((iso: string) => {
    const text = date(iso);
    return text === missing ? '' : fold(text);
  });
  const countText = memoize((evaluations: number) => fold(count(evaluations)));
  return employees.map(
    ({ hireDate, evaluations }) =>
      `${dateText(hireDate ?? '')}\n${countText(evaluations?.length ?? 0)}`,
  );
}

function memoize<Value>(textOf: (value: Value) => string): (value: Value) => string {
  const texts = new Map<Value, string>();
  return (value) => {
    const known = texts.get(value);
    if (known !== undefined) return known;
    const text = textOf(value);
    texts.set(value, text);
    return text;
  };
}
