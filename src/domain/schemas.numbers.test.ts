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
const SCORE = 'Score must be between 1 and 10';

/** What the two forms with an age say of it. */
const shownOfAge = (age: string | number) =>
  Promise.all(
    [employeeSchema, registrationSchema].map((schema) =>
      shownMessages(schema, { ...registration, age }),
    ),
  );

test.each([
  ['18', 18],
  [' 18 ', 18],
  ['018', 18],
  ['18.0', 18],
  ['18.5', 18.5],
  ['120', 120],
  ['99999', 99999],
  ['\u00a036\n', 36],
  [18, 18],
])('the age %p is sent as %d', async (age, sent) => {
  expect(await shownOfAge(age)).toEqual([{}, {}]);
  expect(employeeSchema.cast({ ...registration, age }).age).toBe(sent);
});

test.each([
  ['', NO_AGE],
  ['  ', NO_AGE],
  ['-1', NO_AGE],
  ['-0.5', NO_AGE],
  ['-20', NO_AGE],
  [-1, NO_AGE],
  ['17', YOUNG],
  ['17.99', YOUNG],
  ['17.9999999999', YOUNG],
  ['0', YOUNG],
  ['-0', YOUNG],
  [17, YOUNG],
  ['old', YOUNG],
  ['0x18', YOUNG],
  ['0b10010', YOUNG],
  ['1e2', YOUNG],
  ['1e309', YOUNG],
  ['Infinity', YOUNG],
  ['-Infinity', YOUNG],
  ['NaN', YOUNG],
  ['25,5', YOUNG],
  ['2 5', YOUNG],
  ['25 years', YOUNG],
  ['+25', YOUNG],
  ['25.', YOUNG],
  ['25n', YOUNG],
  ['2_5', YOUNG],
  ['２５', YOUNG],
  ['٢٥', YOUNG],
  ['२५', YOUNG],
  ['25\u200b', YOUNG],
  ['−25', YOUNG],
  ['½', YOUNG],
  ['true', YOUNG],
  ['9'.repeat(400), YOUNG],
])('the age %p: %s', async (age, message) => {
  expect(await shownOfAge(age)).toEqual([{ age: message }, { age: message }]);
});

const evaluation = { note: 'Kind.' };

test.each([
  ['1', 1],
  ['10', 10],
  ['1.0', 1],
  ['7.5', 7.5],
  ['7,5', 7.5],
  ['07', 7],
  [' 7 ', 7],
  ['9.9999999', 9.9999999],
  [10, 10],
])('the score %p is sent as %d', async (score, sent) => {
  expect(await shownMessages(evaluationSchema, { ...evaluation, score })).toEqual({});
  expect(evaluationSchema.cast({ ...evaluation, score }).score).toBe(sent);
});

test.each([
  [''],
  ['0'],
  ['-0'],
  ['0.9'],
  ['0.9999999'],
  ['10.0000001'],
  ['10.1'],
  ['11'],
  ['-1'],
  ['-7'],
  ['good'],
  ['0x5'],
  ['0o5'],
  ['1e0'],
  ['1e309'],
  ['Infinity'],
  ['NaN'],
  ['7,5,1'],
  ['7/10'],
  ['7.5.1'],
  ['.5'],
  ['+7'],
  ['７'],
  ['٧'],
  ['7\u202e'],
  ['✓'],
  ['null'],
  [11],
])('the score %p is refused', async (score) => {
  const messages = { score: SCORE };
  expect(await shownMessages(evaluationSchema, { ...evaluation, score })).toEqual(messages);
});
