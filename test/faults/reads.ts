import { fireEvent, screen } from '@testing-library/react';
import {
  buildEmployee,
  buildEvaluation,
  buildFeedback,
  buildStatistics,
} from '../../mocks/db/builders';
import type { CallKind } from './faults';

/** A read: how a user causes it, and what the screen shows. */
export interface ReadCall {
  /** The operation in `openapi.yaml`. */
  call: string;
  kind: Extract<CallKind, 'record' | 'statistics'>;
  /** The path of the API. */
  url: string;
  /** The path of the screen. */
  path: string;
  /** The texts of the buttons to press, in order. */
  presses?: string[];
  /** A valid body of the response, and a text that the screen shows for it. */
  body: unknown;
  shows: string;
  /** A text that the screen shows if every value is missing. */
  showsWhenEmpty: string;
  /** The text on the screen and the log after a failure (specification, Logs). */
  fallback: string;
  log: string;
  /** Repeats the read after a failure. By default it presses 'Try again'. */
  retry?: () => Promise<void>;
}

const employee = buildEmployee();
const evaluation = buildEvaluation({ feedbacks: undefined });
const evaluations = { evaluations: [evaluation], totalPages: 1 };
const NO_NOTE = 'No note provided';
const note = evaluation.note ?? '';
/** An employee of the seed, so that the other reads of the screen succeed. */
const known = 'employee-002';
const profile = `/employee-profile/${known}`;

export const READS: ReadCall[] = [
  {
    call: 'GET /api/employees',
    kind: 'record',
    url: '/api/employees',
    path: '/',
    body: { employees: [employee], total: 1 },
    shows: 'Grace Hopper',
    showsWhenEmpty: 'N/A',
    fallback: 'No employees found.',
    log: 'Error fetching employees',
  },
  {
    call: 'GET /api/employees?search',
    kind: 'record',
    url: '/api/employees',
    path: '/results',
    presses: ['Search'],
    body: { employees: [employee] },
    shows: 'Grace Hopper',
    showsWhenEmpty: 'N/A',
    fallback: 'No employees found.',
    log: 'Error fetching employees',
  },
  {
    call: 'GET /api/employees/{id}',
    kind: 'record',
    url: '/api/employees/employee-002',
    path: profile,
    body: employee,
    shows: "Grace Hopper's Profile",
    showsWhenEmpty: "Employee's Profile",
    fallback: 'Employee not found',
    log: 'Error fetching employee data',
  },
  {
    call: 'GET /api/evaluations/employee/{id}',
    kind: 'record',
    url: '/api/evaluations/employee/employee-002',
    path: profile,
    body: [evaluation],
    shows: note,
    showsWhenEmpty: NO_NOTE,
    fallback: 'No evaluations found.',
    log: 'Failed to fetch evaluations',
  },
  {
    call: 'GET /api/evaluations/employee/{id}?compared',
    kind: 'record',
    url: '/api/evaluations/employee/employee-002',
    path: '/results/compare?ids=employee-002,employee-003&tables=compared-scores',
    body: [evaluation],
    shows: note,
    showsWhenEmpty: 'Figures',
    fallback: 'The evaluations could not be read.',
    log: 'Failed to fetch evaluations',
  },
  {
    call: 'GET /api/evaluations',
    kind: 'record',
    url: '/api/evaluations',
    path: '/all-evaluations',
    body: evaluations,
    shows: note,
    showsWhenEmpty: NO_NOTE,
    fallback: 'No evaluations available.',
    log: 'Failed to fetch evaluations',
  },
  {
    call: 'GET /api/evaluations/evaluator',
    kind: 'record',
    url: '/api/evaluations/evaluator',
    path: '/evaluations',
    body: evaluations,
    shows: note,
    showsWhenEmpty: NO_NOTE,
    fallback: 'No evaluations available.',
    log: 'Failed to fetch evaluations',
  },
  {
    call: 'GET /api/evaluations/{id}',
    kind: 'record',
    url: '/api/evaluations/evaluation-1001',
    path: '/evaluation/evaluation-1001',
    body: buildEvaluation({ employee: { ...employee, _id: known }, feedbacks: [buildFeedback()] }),
    shows: "Grace Hopper's Evaluation",
    showsWhenEmpty: "Employee's Evaluation",
    fallback: 'No evaluation found.',
    log: 'Failed to fetch evaluation',
  },
];

/** A card reads the statistics each time it is opened. */
export const STATISTICS: ReadCall = {
  call: 'GET /api/evaluations/results/{employeeId}',
  kind: 'statistics',
  url: '/api/evaluations/results/:id',
  path: '/results',
  presses: ['Search', 'Statistics'],
  body: buildStatistics({ averageScore: 7.25 }),
  shows: '7.3',
  showsWhenEmpty: 'N/A',
  fallback: 'N/A',
  log: 'Error fetching evaluation results',
  async retry() {
    const [button] = await screen.findAllByRole('button', { name: 'Statistics' });
    if (!button) return;
    fireEvent.click(button);
    fireEvent.click(button);
  },
};
