import {
  DEFAULT_ROLE,
  isRole,
  MAX_SCORE,
  MIN_AGE,
  MIN_PASSWORD_LENGTH,
  MIN_SCORE,
  PAGE_SIZE,
  ROLES,
  seesAllEvaluations,
  STORAGE_KEYS,
  TOAST_DURATION,
} from './constants';

test('constants and limits are those of the specification', () => {
  expect(MIN_PASSWORD_LENGTH).toBe(6);
  expect(MIN_AGE).toBe(18);
  expect([MIN_SCORE, MAX_SCORE]).toEqual([1, 10]);
  expect(PAGE_SIZE).toBe(10);
  expect(TOAST_DURATION).toBe(5000);
  expect(STORAGE_KEYS).toMatchObject({ token: 'token', role: 'role' });
  expect(ROLES).toEqual(['Admin', 'Manager', 'Employee']);
  expect(DEFAULT_ROLE).toBe('Employee');
});

test.each(['Admin', 'Manager', 'Employee'])('%s is a role', (role) => {
  expect(isRole(role)).toBe(true);
});

test.each([['admin'], ['Boss'], [' Admin'], [''], [null], [undefined], [0], [['Admin']], [{}]])(
  '%p is no role',
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
