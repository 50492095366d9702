import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { makeManyEmployees } from '../../mocks/seed/employees';
import type { Employee, Evaluation, Statistics } from '../../src/api/contract';

/** The body of a response as JSON, and whether it is compressed. */
export interface Answer {
  body: Buffer;
  isGzip: boolean;
}

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

  private readonly made = new Map<number, { employees: Employee[]; list: Answer }>();

  /** All employees, in the server's order. */
  employees(): Employee[] {
    return this.current().employees;
  }

  /** The answer to a read; undefined where the benchmark has none. */
  async to({ pathname }: URL): Promise<Answer | undefined> {
    if (this.delay > 0) await setTimeout(this.delay);
    const [, , kind, first, second = ''] = pathname.split('/');
    if (kind === 'employees' && !first) return this.current().list;
    if (kind === 'employees') return json(this.employees().find(({ _id }) => _id === first));
    if (kind === 'evaluations' && first === 'results') return json(STATISTICS);
    if (kind === 'evaluations' && first === 'employee') return json(historyOf(second));
    return undefined;
  }

  private current() {
    const known = this.made.get(this.size);
    if (known) return known;
    const employees = makeManyEmployees(1, this.size).map((employee, index) => ({
      ...employee,
      evaluations: Array.from({ length: index % 5 }, (_, count) => `evaluation-${index}-${count}`),
    }));
    const body = JSON.stringify({ employees, total: employees.length });
    const list = { body: gzipSync(body, { level: 4 }), isGzip: true };
    this.made.set(this.size, { employees, list });
    return { employees, list };
  }
}

const json = (body: unknown): Answer | undefined =>
  body === undefined ? undefined : { body: Buffer.from(JSON.stringify(body)), isGzip: false };

const historyOf = (employeeId: string): Evaluation[] =>
  SCORES.map((score, index) => ({
    _id: `${employeeId}-${index}`,
    score,
    note: 'Delivers what was agreed, asks early, and helps others to do the same.',
    createdAt: `2026-0${index + 1}-15T09:00:00.000Z`,
    evaluator: { _id: 'employee-002', name: 'Mario Bianchi', email: 'mario@example.com' },
  }));
