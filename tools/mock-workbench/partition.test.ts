import type { Rules } from '../../mocks/config/mockConfig';
import { OPERATION_IDS } from '../../mocks/config/operations';
import { partitionOf, PARTITIONS, withPartition } from './partition';

const REAL = [{ answer: 'real' }];
const slow: Rules = {
  createFeedback: [{ answer: 'mock', delay: 3_000 }],
  listEmployees: [{ answer: 'failure', failure: 500 }],
};

test.each(PARTITIONS)('the choice %s is recognised from its rules', (partition) => {
  expect(partitionOf(withPartition(slow, partition))).toBe(partition);
});

test('real reads include sign-in and keep the rules of writes', () => {
  const rules = withPartition(slow, 'reads');
  expect(rules.login).toEqual(REAL);
  expect(rules.listEmployees).toEqual(REAL);
  expect(rules.register).toBeUndefined();
  expect(rules.createFeedback).toEqual(slow.createFeedback);
});

test('mock answers remove the rules for the host and keep other rules', () => {
  const rules: Rules = {
    ...slow,
    login: [{ answer: 'real' }],
  };
  expect(withPartition(rules, 'mock')).toEqual(slow);
});

test('real answers apply to every operation', () => {
  expect(Object.keys(withPartition({}, 'host'))).toEqual(OPERATION_IDS);
});

test('other rules for the host match no choice', () => {
  expect(partitionOf({ getEmployee: [{ answer: 'real' }] })).toBeUndefined();
});
