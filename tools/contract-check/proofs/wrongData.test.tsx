import { buildStatistics } from '../../../mocks/db/builders';
import {
  answer,
  grace,
  evaluation,
  people,
  ownPage,
  PROFILE,
  ofProfile,
  ofEvaluation,
  press,
  testProofs,
  type Proofs,
} from './proof';

const PROOFS: Proofs<'wrong data'> = {
  'lost records': [
    {
      host: 'sends a person without an id',
      at: ['listEmployees', '/employees/1/_id'],
      rules: people(grace, { name: 'Ada Lovelace' }),
      sees: ['Grace Hopper', '1 employee'],
      lacks: ['Ada Lovelace'],
    },
    {
      host: 'does not say how many pages there are',
      at: ['listOwnEvaluations', '/totalPages'],
      path: '/evaluations',
      rules: answer('listOwnEvaluations', { evaluations: [evaluation] }),
      sees: ['Page 1 of 1'],
    },
    {
      host: 'sends feedback of another shape',
      at: ['getEvaluation', '/feedbacks/0'],
      ...ofEvaluation({ feedbacks: ['And she listens.'] }),
      sees: ['No feedbacks available for this evaluation.'],
    },
  ],
  'other records': [
    {
      host: 'sends what others have evaluated',
      path: '/evaluations',
      rules: ownPage(evaluation),
      sees: ['Ada Lovelace'],
    },
    {
      host: 'ignores the search',
      path: '/results?q=bianchi',
      rules: people(grace),
      sees: ['Grace Hopper'],
    },
  ],
  'wrong value': [
    {
      host: 'computes another average',
      path: '/results?q=bianchi',
      rules: answer('getStatistics', buildStatistics({ averageScore: 1.5 })),
      does: (user) => press(user, 'Statistics'),
      sees: ['1.5'],
    },
    {
      host: 'does not send the evaluations of a person',
      at: ['listEmployees', '/employees/0/evaluations'],
      rules: people({ ...grace, evaluations: undefined }),
      sees: ['Grace Hopper'],
      cells: ['Employees', 3, ['0']],
    },
  ],
  'unchecked value': [
    {
      host: 'has a score of 12',
      at: ['listEmployeeEvaluations', '/0/score'],
      path: PROFILE,
      rules: answer('listEmployeeEvaluations', [{ ...evaluation, score: 12 }]),
      sees: ['12', 'No scores'],
    },
  ],
  'missing value': [
    {
      host: 'sends a text for a number',
      at: ['getEmployee', '/age'],
      ...ofProfile({ age: '36' }),
      sees: ["Grace Hopper's Profile"],
      facts: { Age: 'N/A' },
    },
    {
      host: 'sends a day as other countries write it',
      ...ofProfile({ hireDate: '01.03.2024' }),
      at: ['getEmployee', '/hireDate'],
      sees: ["Grace Hopper's Profile"],
      facts: { Hired: 'N/A' },
    },
    {
      host: 'has an empty feedback',
      ...ofEvaluation({ feedbacks: [{ feedback: '' }] }),
      sees: ['N/A'],
    },
    {
      host: 'cannot compute the statistics',
      path: '/results?q=bianchi',
      rules: answer('getStatistics', { message: 'Oh' }, 422),
      does: (user) => press(user, 'Statistics'),
      sees: ['N/A'],
      logs: 'Error fetching evaluation results',
    },
  ],
};

testProofs(PROOFS);
