import type { Employee } from '../../../api/contract';
import { fold, searchWords } from '../../../lib/text/fold';

/** Indexes in the list of employees of those in `order` that match the text, in the same order. */
export type Search = (order: Uint32Array, text: string) => Uint32Array;

/**
 * Finds employees whose fields contain each word of a text, in any order of the words; case and accents are
 * ignored (spec section 2, Employees; spec decision 29).
 */
export function createSearch(employees: Employee[]): Search {
  let texts: string[] | undefined;

  return (order, text) => {
    const words = searchWords(text);
    if (words.length === 0) return order;
    const folded = (texts ??= employees.map(searchText));
    return order.filter((index) => words.every((word) => folded[index]?.includes(word)));
  };
}

function searchText({ name, email, role, age, position, hireDate, evaluations }: Employee): string {
  const count = evaluations?.length ?? 0;
  return fold([name, email, role, age, position, hireDate, count].join('\n'));
}
