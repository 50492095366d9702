import type { Employee } from '../../../api/contract';
import { ROLES } from '../../../domain/constants';
import type { I18n } from '../../../i18n/createI18n';
import { fold, searchWords } from '../../../lib/text/fold';

export type SearchEmployees = (order: number[], text: string) => Matches;

interface Matches {
  /** The indexes in `order` of the employees who match the text, in the same order. */
  indexes: number[];
  /** The folded texts that the employees contain: the whole search text, or its words. */
  terms: string[];
}

/**
 * Creates a search for employees with a field that contains the whole text (specification, Employee search). If there
 * are none, it searches for employees whose visible fields contain all words, in any order. Case and accents are
 * ignored. A role is matched by its name in the language of the page. A hire date and a count are also matched as the
 * table shows them.
 */
export function createSearch(i18n: I18n, employees: Employee[]): SearchEmployees {
  let texts: Texts | undefined;
  let formatted: string[] | undefined;

  return (order, text) => {
    const terms = searchWords(text);
    if (terms.length === 0) return { indexes: order, terms };
    const whole = fold(text).trim();
    texts ??= textsOf(i18n, employees);
    const columns = [texts.fields];
    // A text without a digit is no date: 'mar' would match everybody hired in March, and hide people named Mario.
    if (/\d/.test(whole)) columns.push((formatted ??= formattedTexts(i18n, employees)));

    const indexes = indexesWith(whole, order, [...columns, texts.ages]);
    if (indexes.length > 0) return { indexes, terms: [whole] };
    return {
      indexes: terms.reduce((matches, word) => indexesWith(word, matches, columns), order),
      terms,
    };
  };
}

/**
 * Returns the indexes in `order` of the employees with a text that contains the part, in one of the columns. Each key
 * press searches all employees, so the loop calls no function for each of them.
 */
function indexesWith(part: string, order: number[], columns: string[][]): number[] {
  const matches: number[] = [];
  for (const index of order) {
    for (const texts of columns) {
      if (texts[index]?.includes(part) === true) {
        matches.push(index);
        break;
      }
    }
  }
  return matches;
}

/** The folded texts of each employee. */
interface Texts {
  /** The fields that the table can show, one line for each. */
  fields: string[];
  ages: string[];
}

function textsOf(i18n: I18n, employees: Employee[]): Texts {
  const roleNames = new Map(ROLES.map((role) => [role, i18n.t(`roles.${role}`)]));
  const texts: Texts = { fields: [], ages: [] };
  for (const employee of employees) {
    const { name, email, position, hireDate, evaluations, age } = employee;
    const count = evaluations?.length ?? 0;
    const role = employee.role && roleNames.get(employee.role);
    const all = { name, email, role, position, hireDate, evaluations: count, age };
    const { age: hidden, ...fields } = all satisfies Record<
      Exclude<keyof Employee, '_id'>,
      unknown
    >;
    texts.fields.push(fold(Object.values(fields).join('\n')));
    texts.ages.push(String(hidden ?? ''));
  }
  return texts;
}

/**
 * Returns the folded hire date and count of each employee as they are shown. They are needed only when the search has a
 * digit. Each day and each count is formatted once.
 */
function formattedTexts({ date, count }: I18n, employees: Employee[]): string[] {
  const missing = date(null);
  const days = new Map<string, string>();
  const counts = new Map<number, string>();
  const texts: string[] = [];
  for (const { hireDate, evaluations } of employees) {
    const iso = hireDate ?? '';
    const total = evaluations?.length ?? 0;
    if (!days.has(iso)) {
      const day = date(iso);
      days.set(iso, day === missing ? '' : fold(day));
    }
    if (!counts.has(total)) counts.set(total, fold(count(total)));
    texts.push(`${days.get(iso)}\n${counts.get(total)}`);
  }
  return texts;
}
