import { propertiesOf } from '../../contract/declared';
import { isRole } from '../../src/domain/constants';
import { fnv1a } from '../db/encoding';
import type * as seedModule from './seed';
import { seedFor } from './seed';

const seed = seedFor('default');

test('the seed has three accounts, 57 employees and 400 evaluations', () => {
  expect(seed.accounts.map(({ name, role }) => `${name}, ${role}`)).toEqual([
    'Ada Okafor, Admin',
    'Mario Bianchi, Manager',
    'Emma Lindqvist, Employee',
  ]);
  expect(seed.employees).toHaveLength(57);
  expect(seed.evaluations).toHaveLength(400);
});

test('the seed is the same every time', () => {
  jest.isolateModules(() => {
    const again = jest.requireActual<typeof seedModule>('./seed');
    expect(again.seedFor).not.toBe(seedFor);
    expect(again.seedFor('default')).toEqual(seed);
  });
});

test('the seed has the people that tests, stories and links rely on', () => {
  const details = seed.employees.map(({ age, position, hireDate }) => [age, position, hireDate]);
  // If the hash differs, a random value was drawn before these. Draw a new field in an extra loop, after all others.
  expect(fnv1a(JSON.stringify(details))).toBe(1_857_505_075);
});

test('ids and addresses are unique, and every evaluation refers to people of the seed', () => {
  const ids = new Set(seed.employees.map(({ _id }) => _id));
  expect(ids.size).toBe(57);
  expect(new Set(seed.employees.map(({ email }) => email)).size).toBe(57);
  expect(new Set(seed.evaluations.map(({ _id }) => _id)).size).toBe(400);
  for (const { employeeId, evaluatorId } of seed.evaluations) {
    expect(ids).toContain(employeeId);
    expect(ids).toContain(evaluatorId);
    expect(evaluatorId).not.toBe(employeeId);
  }
});

test('the seed follows the rules of the product', () => {
  for (const { age, role, name } of seed.employees) {
    expect(isRole(role)).toBe(true);
    expect(name).not.toBe('');
    expect(age ?? 18).toBeGreaterThanOrEqual(18);
  }
  for (const { score, createdAt, feedbacks } of seed.evaluations) {
    expect(score).toBeGreaterThanOrEqual(1);
    expect(score).toBeLessThanOrEqual(10);
    for (const feedback of feedbacks) expect(feedback.createdAt >= createdAt).toBe(true);
  }
});

test('each field of the contract has a value in at least one employee', () => {
  const filledFields = new Set(
    seed.employees.flatMap((employee) =>
      Object.entries(employee).flatMap(([name, value]) => (value == null ? [] : [name])),
    ),
  );
  // The mock counts the evaluations.
  const fields = propertiesOf('Employee').filter(({ name }) => name !== 'evaluations');
  expect(fields.map(({ name }) => name).filter((name) => !filledFields.has(name))).toEqual([]);
});

test('the seed has missing values, missing notes, long lists and long texts', () => {
  const { employees, evaluations } = seed;
  const evaluated = new Set(evaluations.map(({ employeeId }) => employeeId));
  expect(employees.some(({ age }) => age === undefined)).toBe(true);
  expect(employees.some(({ position }) => position === undefined)).toBe(true);
  expect(employees.some(({ hireDate }) => hireDate === undefined)).toBe(true);
  expect(employees.some(({ _id }) => !evaluated.has(_id))).toBe(true);
  expect(evaluations.some(({ note }) => note === '')).toBe(true);
  expect(evaluations.some(({ note }) => note === undefined)).toBe(true);
  expect(evaluations.some(({ feedbacks }) => feedbacks.length === 60)).toBe(true);
  expect(evaluations.some(({ score }) => !Number.isInteger(score))).toBe(true);
});
