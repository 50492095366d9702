import { shownMessages } from '../../test/app/shownMessages';
import { employeeSchema, evaluationSchema, registrationSchema } from './schemas';

const registration = {
  name: 'Ada',
  email: 'ada@example.com',
  role: 'Manager',
  password: 'secret',
  confirmPassword: 'secret',
};

const YOUNG = 'Age must be 18 or older';
const NO_AGE = 'Age is required';

/** Returns what the two forms with an age show for it. */
const shownOfAge = (age: string | number) =>
  Promise.all(
    [employeeSchema, registrationSchema].map((schema) =>
      shownMessages(schema, { ...registration, age }),
    ),
  );

test.each([
  ['18', 18],
  [' 18.5 ', 18.5],
  ['99999', 99999],
  ['\u00a036\n', 36],
  ['\u206836\u2069', 36],
  [18, 18],
])('the age %p is sent as %d', async (age, sent) => {
  expect(await shownOfAge(age)).toEqual([{}, {}]);
  expect(employeeSchema.cast({ ...registration, age }).age).toBe(sent);
});

test.each(['', '  ', '-0.5', '-20', -1])('the age %p counts as missing', async (age) => {
  expect(await shownOfAge(age)).toEqual([{ age: NO_AGE }, { age: NO_AGE }]);
});

test.each(['17.9999999999', '0', '-0', 17, 'old', '1e2', '-Infinity', '25,5', '２５', '−25'])(
  'the age %p is too low or not a number',
  async (age) => {
    expect(await shownOfAge(age)).toEqual([{ age: YOUNG }, { age: YOUNG }]);
  },
);

const shownOfScore = (score: string | number) =>
  shownMessages(evaluationSchema, { note: 'Kind.', score });

test.each([
  ['1', 1],
  ['10', 10],
  ['7.5', 7.5],
  [' 7 ', 7],
  ['8\u200b', 8],
  ['9.9999999', 9.9999999],
  [10, 10],
])('the score %p is sent as %d', async (score, sent) => {
  expect(await shownOfScore(score)).toEqual({});
  expect(evaluationSchema.cast({ note: 'Kind.', score }).score).toBe(sent);
});

test.each(['', '0.9999999', '10.0000001', '-7', 'good', '0x5', 'NaN', '7,5', '７', 11])(
  'the score %p is refused',
  async (score) => {
    expect(await shownOfScore(score)).toEqual({ score: 'Score must be between 1 and 10' });
  },
);
