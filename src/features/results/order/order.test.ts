import { buildEmployee, buildEvaluation, buildStatistics } from '../../../../mocks/db/builders';
import { readParameter } from '../../../lib/url/parameters';
import type { HitData } from '../reading/hitData';
import { inOrder, needOfOrder, orderParameter } from './order';

const parseOrder = (text: string) => readParameter(orderParameter, text);

test.each([
  ['', undefined],
  ['name', undefined],
  ['-averageScore', 'statistics'],
  ['maxScore', 'statistics'],
  ['lastEvaluated', 'evaluations'],
])('the order %j needs %j of everybody', (text, need) => {
  expect(needOfOrder(parseOrder(text))).toBe(need);
});

const PEOPLE = [
  buildEmployee({ _id: 'c', name: 'Zoë', position: 'Writer', hireDate: '2020-05-01' }),
  buildEmployee({ _id: 'd', name: ' ', position: null, hireDate: null }),
  buildEmployee({ _id: 'b', name: 'émile', position: 'Analyst', hireDate: '2011-12-24' }),
  buildEmployee({ _id: 'a', name: 'Adam', position: 'Analyst', hireDate: '2021-01-01' }),
];

/** Who is never read, or has no value, comes last. */
const DATA: HitData = {
  statistics: new Map([
    ['a', buildStatistics({ averageScore: 5, totalEvaluations: 12 })],
    ['b', buildStatistics({ averageScore: null, totalEvaluations: 0 })],
    ['c', buildStatistics({ averageScore: 7.25, totalEvaluations: 9 })],
  ]),
  evaluations: new Map([
    ['a', ['2025-06-01', '2025-01-01', '2999-01-01'].map(on)],
    ['b', []],
    ['c', [on('2024-06-01')]],
  ]),
};

function on(createdAt: string) {
  return buildEvaluation({ createdAt });
}

test.each([
  ['', 'cdba'],
  ['name', 'abcd'],
  ['-name', 'cbad'],
  ['position', 'abcd'],
  ['-position', 'cabd'],
  ['hireDate', 'bcad'],
  ['-hireDate', 'acbd'],
  ['averageScore', 'acbd'],
  ['-averageScore', 'cabd'],
  ['totalEvaluations', 'bcad'],
  ['-totalEvaluations', 'acbd'],
  // Never comes before any day.
  ['lastEvaluated', 'bcad'],
  ['-lastEvaluated', 'acbd'],
])('the order %j is %s', (text, ids) => {
  const ordered = inOrder(PEOPLE, parseOrder(text), DATA);
  expect(ordered.map(({ _id }) => _id).join('')).toBe(ids);
});

test.each(['averageScore', 'lastEvaluated'])('until they are read, %s is as found', (text) => {
  expect(inOrder(PEOPLE, parseOrder(text), {})).toBe(PEOPLE);
});
