import type { OperationId } from '../../../contract/operations';
import { normalise } from './normalise';
import { schemaOf } from './operations';

function read(id: OperationId, sent: unknown) {
  const { body, deviations } = normalise(schemaOf(id), sent);
  return { body, changes: deviations.map(({ change }) => change) };
}

const evaluation = { _id: 'e-1', score: 7, createdAt: '2025-05-04T09:30:00.000Z' };

test.each<[string, OperationId, unknown, unknown, string[]]>([
  [
    'an envelope around a record',
    'getEvaluation',
    { status: 'ok', data: evaluation },
    evaluation,
    ['Send the answer itself, not within { data }'],
  ],
  [
    'an envelope around a list',
    'listEmployeeEvaluations',
    { evaluations: [evaluation] },
    [evaluation],
    ['Send the answer itself, not within { evaluations }'],
  ],
  [
    'an envelope with own names in it',
    'getStatistics',
    { result: { count: 3, avg_score: 7.5 } },
    { totalEvaluations: 3, averageScore: 7.5 },
    [
      'Send the answer itself, not within { result }',
      'Rename `count` to `totalEvaluations`',
      'Rename `avg_score` to `averageScore`',
    ],
  ],
  [
    'another name for a list, an id and a name',
    'listEmployees',
    {
      items: [
        { id: 'a', fullName: 'Ada' },
        { id: 'b', fullName: null },
      ],
      total: 2,
    },
    {
      employees: [
        { _id: 'a', name: 'Ada' },
        { _id: 'b', fullName: null },
      ],
      total: 2,
    },
    ['Rename `items` to `employees`', 'Rename `id` to `_id`', 'Rename `fullName` to `name`'],
  ],
  [
    'dates of other forms',
    'getEmployee',
    { _id: 'a', hireDate: '2024-03-01T00:00:00Z' },
    { _id: 'a', hireDate: '2024-03-01' },
    ['Send `hireDate` as a day, such as 2025-05-04'],
  ],
  [
    'seconds since 1970',
    'getEvaluation',
    { _id: 'e', createdAt: 1746351000 },
    { _id: 'e', createdAt: '2025-05-04T09:30:00.000Z' },
    ['Send `createdAt` as a time with its zone, such as 2025-05-04T09:30:00Z'],
  ],
])('%s is normalised', (_name, id, sent, body, changes) => {
  expect(read(id, sent)).toMatchObject({ body, changes });
});

test.each<[string, OperationId, unknown]>([
  ['what is right', 'getEvaluation', { ...evaluation, employee: { _id: 'a' } }],
  ['an unknown property beside what is right', 'getEmployee', { _id: 'a', name: 'A', id: 'b' }],
  ['a name that only ends alike', 'getEmployee', { _id: 'a', username: 'ada', managerId: 'b' }],
  ['a record without an id', 'getEmployee', { name: 'Ada' }],
  ['a user without the token of sign-in', 'login', { user: { role: 'Admin' } }],
  ['a user in the answer to registration', 'register', { user: { _id: 'a', role: 'Admin' } }],
  ['a date that is none', 'getEvaluation', { _id: 'e', createdAt: 'yesterday' }],
  ['null', 'getEmployee', null],
  ['nothing', 'getEmployee', {}],
  ['a bare list', 'listEvaluations', [evaluation]],
])('%s is unchanged', (_name, id, sent) => {
  expect(read(id, sent)).toMatchObject({ body: sent, changes: [] });
});
