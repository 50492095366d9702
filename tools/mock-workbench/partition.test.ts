import type { Rules } from '../../mocks/config/mockConfig';
import { OPERATION_IDS } from '../../mocks/config/operations';
import { partitionOf, PARTITIONS, withPartition } from './partition';

const REAL = [{ answer: 'real' }];
const slow: Rules = {
  createFeedback: [{ answer: 'mock', delay: 3_000 }],
  listEmployees: [{ answer: 'failure', failure: 500 }],
};

test.each(PARTITIONS)('%s is read as it was chosen', (partition) => {
  expect(partitionOf(withPartition(slow, partition))).toBe(partition);
});

test('with reads real, sign-in is real, and rules of writes stay', () => {
  const rules = withPartition(slow, 'reads');
  expect(rules.login).toEqual(REAL);
  expect(rules.listEmployees).toEqual(REAL);
  expect(rules.register).toBeUndefined();
  expect(rules.createFeedback).toEqual(slow.createFeedback);
});

test('with everything mock, the host answers nothing, and other rules stay', () => {
  const rules: Rules = {
    ...slow,
    login: [{ answer: 'real' }],
  };
  expect(withPartition(rules, 'mock')).toEqual(slow);
});

test('with everything real, every operation is real', () => {
  expect(Object.keys(withPartition({}, 'host'))).toEqual(OPERATION_IDS);
});

test('another division is none of them', () => {
  expect(partitionOf({ getEmployee: [{ answer: 'real' }] })).toBeUndefined();
});
