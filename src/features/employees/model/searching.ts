import type { Employee } from '../../../api/contract';
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
 * it looks for the words, in any order, in the fields that the table can show. Case and accents are ignored.
 */
export function createSearch(employees: Employee[]): Search {
  let texts: Text[] | undefined;

  return (order, text) => {
    const terms = searchWords(text);
    if (terms.length === 0) return { places: order, terms };
    const known = (texts ??= employees.map(textOf));
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

function textOf({ name, email, role, position, hireDate, evaluations, age }: Employee): Text {
  const count = evaluations?.length ?? 0;
  const all = { name, email, role, position, hireDate, evaluations: count, age };
  const { age: hidden, ...fields } = all satisfies Record<Exclude<keyof Employee, '_id'>, unknown>;
  const shown = fold(Object.values(fields).join('\n'));
  return { shown, all: `${shown}\n${hidden ?? ''}` };
}
