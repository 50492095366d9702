import { fireEvent, screen, waitFor } from '@testing-library/react';
import {
  buildEmployee,
  buildEvaluation,
  buildFeedback,
  buildStatistics,
} from '../../mocks/db/builders';
import type { Sort } from './faults';

/** A read: how a person brings it about, and what is read of it. */
export interface ReadCall {
  /** As `openapi.yaml` has it. */
  call: string;
  sort: Extract<Sort, 'record' | 'statistics'>;
  /** The API's path. */
  url: string;
  /** The screen's. */
  path: string;
  /** What is pressed there, one after the other. */
  presses?: string[];
  /** The answer if all is well, and what is read then. */
  whole: unknown;
  shows: string;
  /** What is read where every fact of it is missing. */
  without: string;
  /** What is read, and logged, where it fails (spec section 8). */
  fallback: string;
  log: string;
  /** Asks again after a failure; presses 'Try again' unless told. */
  again?: () => Promise<void>;
}

const employee = buildEmployee();
const evaluation = buildEvaluation({ feedbacks: undefined });
const evaluations = { evaluations: [evaluation], totalPages: 1 };
const NO_NOTE = 'No note provided';
const note = evaluation.note ?? '';
/** Somebody of the seed, so that the rest of the screen has its answers. */
const profile = '/employee-profile/employee-002';

export const READS: ReadCall[] = [
  {
    call: 'GET /api/employees',
    sort: 'record',
    url: '/api/employees',
    path: '/',
    whole: { employees: [employee], total: 1 },
    shows: 'Grace Hopper',
    without: 'N/A',
    fallback: 'No employees found.',
    log: 'Error fetching employees',
  },
  {
    call: 'GET /api/employees?search',
    sort: 'record',
    url: '/api/employees',
    path: '/results',
    presses: ['Search'],
    whole: { employees: [employee] },
    shows: 'Grace Hopper',
    without: 'N/A',
    fallback: 'No employees found.',
    log: 'Error fetching employees',
  },
  {
    call: 'GET /api/employees/{id}',
    sort: 'record',
    url: '/api/employees/employee-002',
    path: profile,
    whole: employee,
    shows: "Grace Hopper's Profile",
    without: "Employee's Profile",
    fallback: 'Employee not found',
    log: 'Error fetching employee data',
  },
  {
    call: 'GET /api/evaluations/employee/{id}',
    sort: 'record',
    url: '/api/evaluations/employee/employee-002',
    path: profile,
    whole: [evaluation],
    shows: note,
    without: NO_NOTE,
    fallback: 'No evaluations found.',
    log: 'Failed to fetch evaluations',
  },
  {
    call: 'GET /api/evaluations',
    sort: 'record',
    url: '/api/evaluations',
    path: '/all-evaluations',
    whole: evaluations,
    shows: note,
    without: NO_NOTE,
    fallback: 'No evaluations available.',
    log: 'Failed to fetch evaluations',
  },
  {
    call: 'GET /api/evaluations/evaluator',
    sort: 'record',
    url: '/api/evaluations/evaluator',
    path: '/evaluations',
    whole: evaluations,
    shows: note,
    without: NO_NOTE,
    fallback: 'No evaluations available.',
    log: 'Failed to fetch evaluations',
  },
  {
    call: 'GET /api/evaluations/{id}',
    sort: 'record',
    url: '/api/evaluations/evaluation-1001',
    path: '/evaluation/evaluation-1001',
    whole: buildEvaluation({ feedbacks: [buildFeedback()] }),
    shows: "Grace Hopper's Evaluation",
    without: "Employee's Evaluation",
    fallback: 'No evaluation found.',
    log: 'Failed to fetch evaluation',
  },
];

/** In a popover, which asks when it is opened. */
export const STATISTICS: ReadCall = {
  call: 'GET /api/evaluations/results/{employeeId}',
  sort: 'statistics',
  url: '/api/evaluations/results/:id',
  path: '/results',
  presses: ['Search', 'Statistics'],
  whole: buildStatistics({ averageScore: 7.25 }),
  shows: '7.25',
  without: 'N/A',
  fallback: 'N/A',
  log: 'Error fetching evaluation results',
  async again() {
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await waitFor(() => {
      expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    });
    const [button] = screen.getAllByText('Statistics');
    if (button) fireEvent.click(button);
  },
};
