import type { Employee } from '../../../api/contract';
import { fold, searchWords } from '../../../lib/text/fold';

/** Indexes in the list of employees of those in `order` that match the text, in the same order. */
export type Search = (order: Uint32Array, text: string) => Uint32Array;

interface Hits {
  order: Uint32Array;
  words: string[];
  found: Uint32Array;
}

/**
 * Finds employees whose fields contain each word of a text, in any order of the words; case and accents are
 * ignored (spec section 2, Employees; decision 29).
 */
export function createSearch(employees: Employee[]): Search {
  let texts: string[] | undefined;
  let last: Hits | undefined;

  return (order, text) => {
    const words = searchWords(text);
    if (words.length === 0) return order;
    const allTexts = (texts ??= employees.map(searchText));
    // Who does not match a part of a word does not match the word.
    const candidates = last?.order === order && isNarrower(words, last.words) ? last.found : order;
    const found = candidates.filter((index) => {
      const employeeText = allTexts[index] ?? '';
      return words.every((word) => employeeText.includes(word));
    });
    last = { order, words, found };
    return found;
  };
}

const isNarrower = (words: string[], previous: string[]) =>
  previous.every((part) => words.some((word) => word.includes(part)));

function searchText({ name, email, role, age, position, hireDate, evaluations }: Employee): string {
  const count = evaluations?.length ?? 0;
  return fold([name, email, role, age, position, hireDate, count].join('\n'));
}
