import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { setTimeout } from 'node:timers/promises';
import { makeManyEmployees } from '../../mocks/seed/employees';
import type { Employee, Evaluation, Statistics } from '../../src/api/contract';

/** The body of a response and, if it is large, its compressed forms. */
export interface Answer {
  json: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const SCORES = [7, 9, 4, 8, 6];

/** The responses of the API in the benchmark, with a variable number of employees. */
export class Answers {
  /** The number of employees. */
  size = 1_000;
  /** The number of evaluations of each employee. */
  history = SCORES.length;
  /** The number of evaluations that the lists of evaluations have; without one, the lists are those of the mock. */
  evaluations: number | undefined;
  /** Milliseconds before each response. */
  delay = 0;

  private readonly employeesBySize = new Map<number, Employee[]>();
  private readonly lists = new Map<number, Answer>();

  /** All employees, in the server's order. */
  employees(): Employee[] {
    const known = this.employeesBySize.get(this.size);
    if (known) return known;
    const employees = makeManyEmployees(1, this.size).map((employee, index) => ({
      ...employee,
      evaluations: Array.from({ length: index % 5 }, (_, count) => `evaluation-${index}-${count}`),
    }));
    this.employeesBySize.set(this.size, employees);
    return employees;
  }

  /** Undefined for requests that are forwarded to the mock API. */
  async to(method: string, { pathname, searchParams }: URL): Promise<Answer | undefined> {
    if (method !== 'GET') return undefined;
    const [, , kind, first = '', second = ''] = pathname.split('/');
    if (this.delay > 0) await setTimeout(this.delay);
    if (kind === 'employees')
      return first ? this.one(first) : this.list(searchParams.get('search'));
    if (kind === 'evaluations' && first === 'results') return plain(statistics);
    if (kind === 'evaluations' && first === 'employee') return plain(this.historyOf(second));
    if (kind === 'evaluations' && this.evaluations !== undefined && first === '') {
      return this.evaluationPage(this.evaluations, searchParams);
    }
    return undefined;
  }

  private list(search: string | null): Answer {
    const all = this.employees();
    if (search) {
      const text = search.toLowerCase();
      const found = all.filter(({ name, email }) =>
        `${name ?? ''}\n${email ?? ''}`.toLowerCase().includes(text),
      );
      return pack({ employees: found, total: found.length });
    }
    const made = this.lists.get(this.size) ?? pack({ employees: all, total: all.length });
    this.lists.set(this.size, made);
    return made;
  }

  private one(id: string): Answer | undefined {
    const employee = this.employees().find(({ _id }) => _id === id);
    return employee && plain(employee);
  }

  /** A page of evaluations of fifty people by twenty evaluators, over five years. */
  private evaluationPage(total: number, parameters: URLSearchParams): Answer {
    const page = Number(parameters.get('page') ?? 1);
    const limit = Number(parameters.get('limit') ?? 10);
    const start = (page - 1) * limit;
    const evaluations = Array.from({ length: Math.min(limit, total - start) }, (_, row) =>
      evaluationAt(start + row, total),
    );
    return plain({ evaluations, total, page, limit, totalPages: Math.ceil(total / limit) });
  }

  private historyOf(employeeId: string): Evaluation[] {
    return Array.from({ length: this.history }, (_, index) => ({
      _id: `${employeeId}-${index}`,
      score: SCORES[index % SCORES.length] ?? 0,
      note: 'Delivers what was agreed, asks early, and helps others to do the same.',
      createdAt: `202${6 - (Math.floor(index / 5) % 6)}-0${(index % 5) + 1}-15T09:00:00.000Z`,
      evaluator: { _id: 'employee-002', name: 'Mario Bianchi', email: 'mario@example.com' },
    }));
  }
}

const FIVE_YEARS = 5 * 365 * 24 * 60 * 60 * 1_000;
const person = (kind: string, number: number) => ({
  _id: `${kind}-${number}`,
  name: `Person ${number} of ${kind}`,
  email: `${kind}-${number}@example.com`,
});

const evaluationAt = (index: number, total: number): Evaluation => ({
  _id: `evaluation-${index}`,
  score: (index % 10) + 1,
  note: 'Delivers what was agreed, asks early, and helps others to do the same.',
  createdAt: new Date(Date.UTC(2026, 0) - (FIVE_YEARS * index) / total).toISOString(),
  employee: person('employee', index % 50),
  evaluator: person('evaluator', index % 20),
});

const statistics: Statistics = {
  totalEvaluations: 5,
  averageScore: 6.8,
  maxScore: 9,
  minScore: 4,
};

const plain = (body: unknown): Answer => ({ json: Buffer.from(JSON.stringify(body)) });

function pack(body: unknown): Answer {
  const { json } = plain(body);
  return { json, br: brotliCompressSync(json, BROTLI), gzip: gzipSync(json, { level: 4 }) };
}
