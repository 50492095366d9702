import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { makeManyEmployees } from '../../mocks/seed/employees';
import type { Employee, Evaluation, Statistics } from '../../src/api/contract';

const SCORES = [7, 9, 4, 8, 6];
/** The evaluations of each employee. */
export const HISTORY = SCORES.length;

const STATISTICS: Statistics = {
  totalEvaluations: HISTORY,
  averageScore: 6.8,
  maxScore: 9,
  minScore: 4,
};

/** What the API answers in a benchmark. It takes no time, so that only the page is measured. */
export class Answers {
  /** The number of employees. */
  size = 1_000;
  /** Milliseconds before each answer. */
  delay = 0;

  private readonly made = new Map<number, { employees: Employee[]; list: Buffer }>();

  /** All employees, in the server's order. */
  employees(): Employee[] {
    return this.current().employees;
  }

  /** The JSON of an answer, compressed; undefined where the benchmark has none. */
  async to({ pathname }: URL): Promise<Buffer | undefined> {
    if (this.delay > 0) await setTimeout(this.delay);
    const [, , kind, first, second = ''] = pathname.split('/');
    if (kind === 'employees' && !first) return this.current().list;
    if (kind === 'employees') return packed(this.employees().find(({ _id }) => _id === first));
    if (kind === 'evaluations' && first === 'results') return packed(STATISTICS);
    if (kind === 'evaluations' && first === 'employee') return packed(historyOf(second));
    return undefined;
  }

  private current() {
    const known = this.made.get(this.size);
    if (known) return known;
    const employees = makeManyEmployees(1, this.size).map((employee, index) => ({
      ...employee,
      evaluations: Array.from({ length: index % 5 }, (_, count) => `evaluation-${index}-${count}`),
    }));
    const made = { employees, list: packed({ employees, total: employees.length }) };
    this.made.set(this.size, made);
    return made;
  }
}

const packed = (body: unknown) => gzipSync(JSON.stringify(body), { level: 4 });

const historyOf = (employeeId: string): Evaluation[] =>
  SCORES.map((score, index) => ({
    _id: `${employeeId}-${index}`,
    score,
    note: 'Delivers what was agreed, asks early, and helps others to do the same.',
    createdAt: `2026-0${index + 1}-15T09:00:00.000Z`,
    evaluator: { _id: 'employee-002', name: 'Mario Bianchi', email: 'mario@example.com' },
  }));
