import type { AnswerableCall } from './ways';

/** A read: how a user causes it, and what the screen shows. */
export interface AnsweredRead extends AnswerableCall {
  /** The path of the screen. */
  path: string;
  /** The text of a button to press. */
  press?: string;
  /** What the screen shows of a given body. */
  shows: (says: string) => string;
  /** What it shows of the seed. */
  seeded: string;
  /** The text, or the label, while the call hangs. */
  loading: string;
  /** The text on the screen and the log after a failure (specification, Logs). */
  fallback: string;
  log: string;
}

const NAMES = { fixed: 'Fixed Name', replay: 'Recorded Name', real: 'Real Name' };
const PERSON = 'employee-002';
const EVALUATION = 'evaluation-0386';
const asItIs = (says: string) => says;

const LIST = {
  saying: NAMES,
  body: (note: string) => ({ evaluations: [{ _id: EVALUATION, note }], totalPages: 1 }),
  shows: asItIs,
  loading: 'Loading evaluations',
  fallback: 'No evaluations available.',
  log: 'Failed to fetch evaluations',
};

export const ANSWERED_READS: AnsweredRead[] = [
  {
    operation: 'listEmployees',
    request: '/api/employees',
    path: '/',
    saying: NAMES,
    body: (name) => ({ employees: [{ _id: PERSON, name }], total: 1 }),
    shows: asItIs,
    seeded: 'Ada Okafor',
    loading: 'Loading employees...',
    fallback: 'No employees found.',
    log: 'Error fetching employees',
  },
  {
    operation: 'getEmployee',
    request: `/api/employees/${PERSON}`,
    path: `/employee-profile/${PERSON}`,
    saying: NAMES,
    body: (name) => ({ _id: PERSON, name }),
    shows: (says) => `${says}'s Profile`,
    seeded: "Mario Bianchi's Profile",
    loading: 'Loading...',
    fallback: 'Employee not found',
    log: 'Error fetching employee data',
  },
  {
    operation: 'listEmployeeEvaluations',
    request: `/api/evaluations/employee/${PERSON}`,
    path: `/employee-profile/${PERSON}`,
    saying: NAMES,
    body: (note) => [{ _id: EVALUATION, note }],
    shows: asItIs,
    seeded: 'Grace Mwangi',
    loading: 'Loading evaluations',
    fallback: 'No evaluations found.',
    log: 'Failed to fetch evaluations',
  },
  {
    ...LIST,
    operation: 'listEvaluations',
    request: '/api/evaluations?limit=10&page=1',
    path: '/all-evaluations',
    seeded: 'Page 1 of 40',
  },
  {
    ...LIST,
    operation: 'listOwnEvaluations',
    request: '/api/evaluations/evaluator?limit=10&page=1',
    path: '/evaluations',
    seeded: 'Page 1 of 4',
  },
  {
    operation: 'getEvaluation',
    request: `/api/evaluations/${EVALUATION}`,
    path: `/evaluation/${EVALUATION}`,
    saying: NAMES,
    body: (name) => ({ _id: EVALUATION, employee: { _id: PERSON, name } }),
    shows: (says) => `${says}'s Evaluation`,
    seeded: "Liam O’Brien's Evaluation",
    loading: 'Loading...',
    fallback: 'No evaluation found.',
    log: 'Failed to fetch evaluation',
  },
  {
    operation: 'getStatistics',
    request: `/api/evaluations/results/${PERSON}`,
    path: '/results?q=bianchi',
    press: 'Statistics',
    saying: { fixed: '1.5', replay: '2.5', real: '3.5' },
    body: (average) => ({ averageScore: Number(average) }),
    shows: asItIs,
    seeded: '7.4',
    loading: 'Statistics of Mario Bianchi',
    fallback: 'N/A',
    log: 'Error fetching evaluation results',
  },
];
