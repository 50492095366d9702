import { shownMessages } from '../../test/app/shownMessages';
import {
  employeeSchema,
  evaluationSchema,
  feedbackSchema,
  loginSchema,
  registrationSchema,
} from './schemas';

const login = { email: 'ada@example.com', password: 'secret' };
const employee = { ...login, name: 'Ada', age: '36', role: 'Manager' };

test.each([
  ['one character of another script', '王'],
  ['markup', '<img src=x onerror="alert(1)">'],
  ['a direction override inside', 'Ada \u202etxt.exe'],
  ['zero-width characters inside', 'A\u200bd\u200da'],
  ['an emoji with a variation selector at its end', 'Ada ❤\ufe0f'],
  ['a lone surrogate', 'Ada \ud83d'],
  ['a null character', 'A\0B'],
  ['the name of a property', '__proto__'],
  ['two lines', 'Ada\r\nLovelace'],
  ['a million characters', 'x'.repeat(1e6)],
])('a text of %s is sent unchanged', async (_form, text) => {
  expect(await shownMessages(employeeSchema, { ...employee, name: text })).toEqual({});
  expect(employeeSchema.cast({ ...employee, name: text }).name).toBe(text);
  expect(evaluationSchema.validateSync({ note: text, score: '7' }).note).toBe(text);
  expect(feedbackSchema.validateSync({ feedback: text }).feedback).toBe(text);
});

test.each([
  ['blanks', '   '],
  ['non-breaking spaces', '\u00a0\u3000'],
  ['a zero-width character', '\u200b'],
  ['direction marks', '\u202e\u2069'],
  ['a million zero-width characters', '\u200b'.repeat(1e6)],
])('a text of %s counts as missing', async (_form, text) => {
  for (const schema of [employeeSchema, registrationSchema]) {
    const values = { ...employee, confirmPassword: employee.password, name: text };
    expect(await shownMessages(schema, values)).toEqual({ name: 'Name is required' });
  }
  expect(await shownMessages(evaluationSchema, { note: text, score: '7' })).toEqual({
    note: 'Note is required',
  });
  expect(await shownMessages(feedbackSchema, { feedback: text })).toEqual({
    feedback: 'Feedback is required',
  });
});

test.each(['\u200b', '\u2068', '\u202a', '\ufeff', '\u00ad', '\u200e\u2066'])(
  'a text loses %j at its ends, but a password keeps it',
  (mark) => {
    const typed = `${mark}Ada 👩‍🔬${mark}`;
    const password = `${mark}secret${mark}`;
    expect(employeeSchema.cast({ ...employee, name: typed }).name).toBe('Ada 👩‍🔬');
    expect(employeeSchema.cast({ ...employee, name: ` ${mark} ${typed} ` }).name).toBe('Ada 👩‍🔬');
    expect(evaluationSchema.cast({ note: typed, score: '7' }).note).toBe('Ada 👩‍🔬');
    expect(feedbackSchema.cast({ feedback: typed }).feedback).toBe('Ada 👩‍🔬');
    expect(loginSchema.cast({ ...login, password }).password).toBe(password);
    const registered = { ...employee, password, confirmPassword: password };
    expect(registrationSchema.cast(registered)).toMatchObject({
      password,
      confirmPassword: password,
    });
  },
);

test('names are trimmed, but notes and feedback are not', () => {
  const text = ' \u00a0\tAda\n';
  expect(employeeSchema.cast({ ...employee, name: text }).name).toBe('Ada');
  expect(evaluationSchema.cast({ note: text, score: '7' }).note).toBe(text);
  expect(feedbackSchema.cast({ feedback: text }).feedback).toBe(text);
});

const SHORT = 'Password must be at least 6 characters long';

test.each([
  ['no characters', '', { password: SHORT }],
  ['five characters', '12345', { password: SHORT }],
  ['six characters', '123456', {}],
  ['a million characters', 'x'.repeat(1e6), {}],
  ['six spaces', '      ', {}],
  ['two emoji', '😀😀', { password: SHORT }],
  ['six emoji', '😀😁😂🤣😃😄', {}],
  ['letters with combining accents', 'e\u0301e\u0301e\u0301', {}],
])('a password of %s shows %p', async (_form, password, messages) => {
  expect(await shownMessages(loginSchema, { ...login, password })).toEqual(messages);
  expect(await shownMessages(employeeSchema, { ...employee, password })).toEqual(messages);
  expect(employeeSchema.cast({ ...employee, password }).password).toBe(password);
});
