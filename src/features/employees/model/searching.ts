import type { Employee } from '../../../api/contract';
import { fold, searchWords } from '../../../lib/text/fold';

export type Search = (order: Uint32Array, text: string) => Matches;

interface Matches {
  /** Indexes in the list of employees of those in `order` that match the text, in the same order. */
  places: Uint32Array;
  /** What they contain, folded: the whole text, or its words. */
  terms: string[];
}

/**
 * Finds employees one of whose fields contains the whole text (specification, Employee search). Only if there are
 * none, its words may stand in any order, in the fields that the table can show. Case and accents are ignored.
 */
export function createSearch(employees: Employee[]): Search {
  let finder: Finder | undefined;

  return (order, text) => {
    const terms = searchWords(text);
    if (terms.length === 0) return { places: order, terms };
    finder ??= createFinder(employees);
    const { inAnyField, inShownField } = finder;
    const whole = fold(text).trim();
    const places = among(order, inAnyField(whole));
    if (places.length > 0 || terms.length === 1) return { places, terms: [whole] };
    return { places: terms.reduce((hits, word) => among(hits, inShownField(word)), order), terms };
  };
}

const among = (places: Uint32Array, found: Uint8Array) =>
  places.filter((place) => found[place] === 1);

type Finder = ReturnType<typeof createFinder>;

/**
 * Its functions put a 1 at the index of each employee with a folded text. One text of all is read from start to end:
 * among 100,000 employees in any order a word takes 9 ms, and with a text for each of them 28.
 */
function createFinder(employees: Employee[]) {
  const texts: string[] = [];
  /** Where each text ends, with the line break after it, and where what the table can show ends in it. */
  const ends = new Uint32Array(employees.length);
  const shownEnds = new Uint32Array(employees.length);
  let length = 0;
  for (const [index, employee] of employees.entries()) {
    const shown = fold(shownFields(employee).join('\n'));
    const text = `${shown}\n${employee.age ?? ''}`;
    texts.push(text);
    shownEnds[index] = length + shown.length;
    length += text.length + 1;
    ends[index] = length;
  }
  const whole = texts.join('\n');

  const finderTo = (limits: Uint32Array) => (wanted: string) => {
    const found = new Uint8Array(ends.length);
    let index = 0;
    for (let at = whole.indexOf(wanted); at >= 0; at = whole.indexOf(wanted, ends[index - 1])) {
      while ((ends[index] ?? length) <= at) index += 1;
      if (at < (limits[index] ?? length)) found[index] = 1;
      index += 1;
    }
    return found;
  };
  return { inAnyField: finderTo(ends), inShownField: finderTo(shownEnds) };
}

const shownFields = ({ name, email, role, position, hireDate, evaluations }: Employee) => [
  ...[name, email, role, position, hireDate],
  evaluations?.length ?? 0,
];
