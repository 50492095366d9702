import type { Employee } from '../../../api/contract';

/** Finds employees by a text that one of their fields contains, in any case (spec section 2, Employees). */
export interface Search {
  /** Of the places in the list of employees, in this order, those that match. */
  find: (order: Uint32Array, text: string) => Uint32Array;
  /** Works ahead while there is time; the first search is then as quick as the next. */
  prepare: (timeLeft: () => number) => 'done' | 'more';
}

/** Employees between two looks at the clock. */
const BATCH = 200;

export function createSearch(employees: Employee[]): Search {
  const texts: string[] = [];
  let last: { order: Uint32Array; text: string; found: Uint32Array } | undefined;

  /** Everything a search looks at. */
  function textOf(place: number): string {
    const known = texts[place];
    if (known !== undefined) return known;
    const employee = employees[place];
    return (texts[place] = employee ? searchText(employee) : '');
  }

  return {
    find(order, search) {
      const text = fold(search);
      if (text === '') return order;
      // Who does not match a part of the text does not match the whole.
      const isNarrower = last?.order === order && text.includes(last.text);
      const found = (isNarrower && last ? last.found : order).filter((place) =>
        textOf(place).includes(text),
      );
      last = { order, text, found };
      return found;
    },

    prepare(timeLeft) {
      while (texts.length < employees.length) {
        const end = Math.min(texts.length + BATCH, employees.length);
        for (let place = texts.length; place < end; place += 1) textOf(place);
        if (timeLeft() < 1) break;
      }
      return texts.length < employees.length ? 'more' : 'done';
    },
  };
}

function searchText({ name, email, role, age, position, hireDate, evaluations }: Employee): string {
  const count = evaluations?.length ?? 0;
  return fold([name, email, role, age, position, hireDate, count].join('\n'));
}

/** Letters that look the same compare as the same, however they are encoded. */
function fold(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
