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
 * lower-cased once, and a longer search text is searched in the previous hits only. Idle callbacks prepare the texts
 * and the orders.
 */
export class EmployeeList {
  private readonly inServerOrder: Uint32Array;
  /** Positions in the server's list, by sorting. */
  private readonly orders = new Map<string, Uint32Array>();
  private texts: string[] | undefined;
  private last: { text: string; order: Uint32Array; hits: Uint32Array } | undefined;

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
    const texts = this.searchTexts();
    const isNarrower = this.last?.order === order && text.includes(this.last.text);
    const among = isNarrower && this.last ? this.last.hits : order;
    const hits = among.filter((at) => texts[at]?.includes(text));
    this.last = { text, order, hits };
    return hits;
  }

  private searchTexts(): string[] {
    return (this.texts ??= this.employees.map(
      ({ name, email, role, age, position, hireDate, evaluations }) =>
        [name, email, role, age, position, hireDate, evaluations?.length ?? 0]
          .join('\n')
          .toLowerCase(),
    ));
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
