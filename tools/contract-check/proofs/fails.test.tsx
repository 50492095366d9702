import {
  answer,
  grace,
  people,
  ofProfile,
  ofEvaluation,
  noEmployees,
  signsIn,
  addsEvaluation,
  testProofs,
  type Proofs,
} from './proof';

const PROOFS: Proofs<'fails'> = {
  exposed: [
    {
      host: 'takes any token',
      session: 'made up',
      rules: people(grace),
      sees: ['Grace Hopper'],
      lacks: ['Welcome Back'],
    },
  ],
  'no sign-in': [
    {
      host: 'sends no token',
      at: ['login', '/token'],
      ...signsIn,
      rules: answer('login', { role: 'Admin' }),
      sees: ['Login failed'],
    },
  ],
  'no role': [
    {
      host: 'sends another role',
      at: ['login', '/role'],
      ...signsIn,
      rules: answer('login', { token: 'abc', role: 'Boss' }),
      sees: ['Your role is not known.'],
    },
  ],
  'signed out': [
    {
      host: 'refuses a token that it gave',
      rules: answer('listEmployees', { message: 'Who is there?' }, 401),
      sees: ['Welcome Back'],
    },
  ],
  'stuck session': [
    {
      host: 'refuses a token with another status',
      session: 'made up',
      rules: answer('listEmployees', { message: 'Who is there?' }, 403),
      ...noEmployees,
      lacks: ['Welcome Back'],
    },
    {
      host: 'hides a 401 from the browser',
      session: 'made up',
      rules: { listEmployees: [{ answer: 'failure', failure: 'network' }] },
      ...noEmployees,
      lacks: ['Welcome Back'],
    },
  ],
  'failed load': [
    {
      host: 'sends a list of another shape',
      at: ['listEmployees', '/employees'],
      rules: people({ name: 'Ada' }),
      ...noEmployees,
    },
    { host: 'fails', rules: answer('listEmployees', { message: 'Oh' }, 500), ...noEmployees },
    {
      host: 'sends a number as the id',
      at: ['getEmployee', '/_id'],
      ...ofProfile({ _id: 7 }),
      sees: ['Employee not found', 'Try again'],
      logs: 'Error fetching employee data',
    },
    {
      host: 'fails for a page beyond the last',
      path: '/evaluations?page=99',
      rules: answer('listOwnEvaluations', { message: 'Oh' }, 500),
      sees: ['No evaluations available.', 'Try again'],
      logs: 'Failed to fetch evaluations',
    },
  ],
  'failed save': [
    {
      host: 'answers a text',
      at: ['createEvaluation', ''],
      ...addsEvaluation,
      rules: answer('createEvaluation', 'done', 201),
      sees: ['Failed to save evaluation', /^It may have been saved/],
    },
    {
      host: 'refuses',
      ...addsEvaluation,
      rules: answer('createEvaluation', { message: 'Not now' }, 403),
      sees: [/^Failed to save evaluation: .*Not now/],
    },
  ],
  'not saved': [
    {
      host: 'answers a list in the place of the record',
      ...addsEvaluation,
      rules: {
        ...answer('createEvaluation', { evaluations: [], totalPages: 0 }),
        ...answer('listEmployeeEvaluations', []),
      },
      sees: ['Evaluation created successfully', 'No evaluations found.'],
      lacks: ['Calm'],
    },
  ],
  'not editable': [
    {
      host: 'sends a number as the id of the employee',
      at: ['getEvaluation', '/employee/_id'],
      ...ofEvaluation({ employee: { ...grace, _id: 7 } }),
      sees: ['This cannot be edited, because the server does not say whose it is.'],
      lacks: ['View Profile'],
    },
  ],
};

testProofs(PROOFS);
