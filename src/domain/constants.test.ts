import { isRole, seesAllEvaluations } from './constants';

test.each(['Admin', 'Manager', 'Employee'])('%s is a role', (role) => {
  expect(isRole(role)).toBe(true);
});

test.each([['admin'], ['Boss'], [' Admin'], [''], [null], [undefined], [0], [['Admin']], [{}]])(
  '%p is not a role',
  (value) => {
    expect(isRole(value)).toBe(false);
  },
);

test.each([
  ['Admin', true],
  ['Manager', true],
  ['Employee', false],
  [null, false],
] as const)('%s sees the link to All Evaluations: %s', (role, sees) => {
  expect(seesAllEvaluations(role)).toBe(sees);
});
