import type { Employee } from '../../../src/api/contract';

export interface Sorting {
  field: 'name' | 'email';
  direction: 'asc' | 'desc';
}

const SORTINGS: Sorting[] = [
  { field: 'name', direction: 'asc' },
  { field: 'name', direction: 'desc' },
  { field: 'email', direction: 'asc' },
  { field: 'email', direction: 'desc' },
];

/**
 * A simple and fast search and sort. Both orders of each column are cached, texts are compared by code unit and
 * lower-cased once, and one text of all is read from start to end. Idle callbacks prepare the text and the orders.
 */
export class EmployeeList {
  private readonly inServerOrder: Uint32Array;
  /** Positions in the server's list, by sorting. */
  private readonly orders = new Map<string, Uint32Array>();
  private texts: { whole: string; ends: Uint32Array } | undefined;

  constructor(private readonly employees: Employee[]) {
    this.inServerOrder = Uint32Array.from(employees.keys());
    this.prepare([
      () => this.searchTexts(),
      ...SORTINGS.map((sorting) => () => this.orderOf(sorting)),
    ]);
  }

  get size() {
    return this.employees.length;
  }

  /** The first `count` employees whose fields contain the text, and the number of all of them. */
  find(text: string, sorting: Sorting | undefined, count: number) {
    const order = sorting ? this.orderOf(sorting) : this.inServerOrder;
    const hits = text === '' ? order : this.hitsOf(text.toLowerCase(), order);
    return {
      length: hits.length,
      employees: Array.from(hits.subarray(0, count)).flatMap((at) => this.employees[at] ?? []),
    };
  }

  private hitsOf(text: string, order: Uint32Array): Uint32Array {
    const { whole, ends } = this.searchTexts();
    const found = new Uint8Array(ends.length);
    let index = 0;
    for (let at = whole.indexOf(text); at >= 0; at = whole.indexOf(text, ends[index - 1])) {
      while ((ends[index] ?? 0) <= at) index += 1;
      found[index] = 1;
      index += 1;
    }
    return order.filter((at) => found[at] === 1);
  }

  private searchTexts() {
    if (this.texts) return this.texts;
    let length = 0;
    const texts = this.employees.map(
      ({ name, email, role, age, position, hireDate, evaluations }) =>
        [name, email, role, age, position, hireDate, evaluations?.length ?? 0]
          .join('\n')
          .toLowerCase(),
    );
    const ends = Uint32Array.from(texts, (text) => (length += text.length + 1));
    return (this.texts = { whole: texts.join('\n'), ends });
  }

  private orderOf({ field, direction }: Sorting): Uint32Array {
    const key = `${field} ${direction}`;
    const known = this.orders.get(key);
    if (known) return known;
    const texts = this.employees.map((employee) => employee[field] ?? '');
    const sign = direction === 'asc' ? 1 : -1;
    const order = this.inServerOrder.toSorted((a, b) => {
      const one = texts[a] ?? '';
      const other = texts[b] ?? '';
      return one === other ? 0 : one < other ? -sign : sign;
    });
    this.orders.set(key, order);
    return order;
  }

  private prepare([next, ...later]: (() => unknown)[]) {
    if (!next) return;
    requestIdleCallback(() => {
      next();
      this.prepare(later);
    });
  }
}
