import { fireEvent, screen } from '@testing-library/react';
import {
  buildEmployee,
  buildEvaluation,
  buildFeedback,
  buildStatistics,
} from '../../mocks/db/builders';
import type { Condition } from '../../mocks/config/mockConfig';
import { getEmployee, listEmployees } from '../../src/api/employees';
import { getEvaluation, listEmployeeEvaluations, listEvaluations } from '../../src/api/evaluations';
import { getStatistics } from '../../src/api/statistics';
import type { FaultyCall } from './faults';

/** A read: how a user starts it, what the screen shows, and how it can be retried. */
export interface Read extends FaultyCall {
  /** Limits the fault to some calls, if the screen makes other calls of the operation. */
  when?: Condition;
  path: string;
  /** The text of a button to press. */
  press?: string;
  /** A text that the screen shows for `body`. */
  shows: string;
  /** A text that the screen shows if every value is missing. */
  showsWhenEmpty: string;
  /** The text or label during loading. Undefined if the screen shows only a skeleton. */
  loading?: string;
  /** The text on the screen and the log after a failure (specification, Logs). */
  fallback: string;
  log: string;
  /** Whether the screen shows the cause of a failure. The default is true. */
  saysWhy?: boolean;
  /** Whether the address contains the id of the record. If the id does not exist, there is no retry. */
  isById?: boolean;
  /** Repeats the read after a failure. By default it presses 'Try again'. */
  retry?: () => Promise<void>;
}

const { signal } = new AbortController();
const employee = buildEmployee();
const evaluation = buildEvaluation({ feedbacks: undefined });
const NO_NOTE = 'No note provided';
const note = evaluation.note ?? '';
/** This employee is in the seed, so that the other reads of the screen succeed. */
const seededId = 'employee-002';
const profile = `/employee-profile/${seededId}`;

const LIST = {
  kind: 'record',
  body: { evaluations: [evaluation], totalPages: 1 },
  shows: note,
  showsWhenEmpty: NO_NOTE,
  loading: 'Loading evaluations',
  fallback: 'No evaluations available.',
  log: 'Failed to fetch evaluations',
} as const;

export const READS: Read[] = [
  {
    operation: 'listEmployees',
    call: () => listEmployees(signal),
    kind: 'record',
    path: '/',
    body: { employees: [employee], total: 1 },
    shows: 'Grace Hopper',
    showsWhenEmpty: 'N/A',
    loading: 'Loading employees...',
    fallback: 'No employees found.',
    log: 'Error fetching employees',
  },
  {
    operation: 'listEmployees',
    call: () => listEmployees(signal),
    kind: 'record',
    path: '/results',
    press: 'Search',
    body: { employees: [employee] },
    shows: 'Grace Hopper',
    showsWhenEmpty: 'N/A',
    fallback: 'No employees found.',
    log: 'Error fetching employees',
  },
  {
    operation: 'getEmployee',
    call: () => getEmployee('1', signal),
    kind: 'record',
    path: profile,
    body: employee,
    shows: "Grace Hopper's Profile",
    showsWhenEmpty: "Employee's Profile",
    loading: 'Loading...',
    fallback: 'Employee not found',
    isById: true,
    log: 'Error fetching employee data',
  },
  {
    operation: 'listEmployeeEvaluations',
    call: () => listEmployeeEvaluations('1', signal),
    kind: 'record',
    path: profile,
    body: [evaluation],
    shows: note,
    showsWhenEmpty: NO_NOTE,
    loading: 'Loading evaluations',
    fallback: 'No evaluations found.',
    log: 'Failed to fetch evaluations',
  },
  {
    operation: 'listEmployeeEvaluations',
    call: () => listEmployeeEvaluations('1', signal),
    kind: 'record',
    when: { in: 'path', name: 'id', equals: seededId },
    path: `/results/compare?ids=${seededId},employee-003&tables=compared-scores`,
    body: [evaluation],
    shows: note,
    showsWhenEmpty: 'Figures',
    fallback: 'The evaluations could not be read.',
    saysWhy: false,
    log: 'Failed to fetch evaluations',
  },
  {
    ...LIST,
    operation: 'listEvaluations',
    call: () => listEvaluations('all', 1, signal),
    path: '/all-evaluations',
  },
  {
    ...LIST,
    operation: 'listOwnEvaluations',
    call: () => listEvaluations('own', 1, signal),
    path: '/evaluations',
  },
  {
    operation: 'getEvaluation',
    call: () => getEvaluation('1', signal),
    kind: 'record',
    path: '/evaluation/evaluation-1001',
    body: buildEvaluation({
      employee: { ...employee, _id: seededId },
      feedbacks: [buildFeedback()],
    }),
    shows: "Grace Hopper's Evaluation",
    showsWhenEmpty: "Employee's Evaluation",
    loading: 'Loading...',
    fallback: 'No evaluation found.',
    isById: true,
    log: 'Failed to fetch evaluation',
  },
  {
    operation: 'getStatistics',
    call: () => getStatistics('1', signal, 'high'),
    kind: 'statistics',
    path: '/results?q=bianchi',
    press: 'Statistics',
    body: buildStatistics({ averageScore: 7.25 }),
    shows: '7.3',
    showsWhenEmpty: 'N/A',
    loading: 'Statistics of Mario Bianchi',
    fallback: 'N/A',
    saysWhy: false,
    log: 'Error fetching evaluation results',
    // A card reads the statistics each time it is opened.
    async retry() {
      const button = await screen.findByRole('button', { name: 'Statistics' });
      fireEvent.click(button);
      fireEvent.click(button);
    },
  },
];
