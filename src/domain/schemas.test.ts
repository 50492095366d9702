import { validateYupSchema, yupToFormErrors, type FormikValues } from 'formik';
import type { ObjectSchema } from 'yup';
import {
  employeeSchema,
  evaluationSchema,
  feedbackSchema,
  loginSchema,
  registrationSchema,
} from './schemas';

/** The messages that a form shows: the first of each field. */
async function shown(schema: ObjectSchema<FormikValues>, values: FormikValues): Promise<unknown> {
  try {
    await validateYupSchema(values, schema);
    return {};
  } catch (error) {
    return yupToFormErrors(error);
  }
}

const EMAIL = 'Invalid email address';
const PASSWORD = 'Password must be at least 6 characters long';
const AGE = 'Age must be 18 or older';
const SCORE = 'Score must be between 1 and 10';
const CONFIRM = 'Password confirmation is required';
const MISMATCH = "Passwords don't match";

const login = { email: 'ada@example.com', password: 'secret' };
const employee = { ...login, name: 'Ada', age: '36', role: 'Manager' };
const registration = { ...employee, confirmPassword: 'secret' };
const evaluation = { note: 'Kind.', score: '7' };

test('complete forms show no message', async () => {
  expect(await shown(loginSchema, login)).toEqual({});
  expect(await shown(employeeSchema, employee)).toEqual({});
  expect(await shown(registrationSchema, registration)).toEqual({});
  expect(await shown(evaluationSchema, evaluation)).toEqual({});
  expect(await shown(feedbackSchema, { feedback: 'Agreed.' })).toEqual({});
});

test('an untouched form shows the message of every required field', async () => {
  const empty = { name: '', email: '', age: '', role: 'Employee', password: '' };
  const messages = { name: 'Name is required', email: EMAIL, age: 'Age is required' };
  expect(await shown(loginSchema, { email: '', password: '' })).toEqual({
    email: EMAIL,
    password: PASSWORD,
  });
  expect(await shown(employeeSchema, empty)).toEqual({ ...messages, password: PASSWORD });
  expect(await shown(registrationSchema, { ...empty, confirmPassword: '' })).toEqual({
    ...messages,
    password: PASSWORD,
    confirmPassword: CONFIRM,
  });
  expect(await shown(evaluationSchema, { note: '', score: '0' })).toEqual({
    note: 'Note is required',
    score: SCORE,
  });
  expect(await shown(feedbackSchema, { feedback: '' })).toEqual({
    feedback: 'Feedback is required',
  });
});

const emails: [string, string | undefined][] = [
  ['ada@example.com', undefined],
  ['a.b+c@mail.example.co', undefined],
  ['  ada@example.com ', undefined],
  ['ada', EMAIL],
  ['ada@', EMAIL],
  ['@example.com', EMAIL],
  ['ada@exam ple.com', EMAIL],
  ['ada@example.com, b@example.com', EMAIL],
  ['   ', EMAIL],
];

const passwords: [string, string | undefined][] = [
  ['12345', PASSWORD],
  ['123456', undefined],
  ['      ', undefined],
  ['  123', PASSWORD],
  ['', PASSWORD],
];

const names: [string, string | undefined][] = [
  ['A', undefined],
  ['王', undefined],
  ['', 'Name is required'],
  ['   ', 'Name is required'],
];

const ages: [string | number, string | undefined][] = [
  ['18', undefined],
  [' 18 ', undefined],
  ['18.5', undefined],
  [18, undefined],
  ['120', undefined],
  ['17', AGE],
  ['17.99', AGE],
  [17, AGE],
  ['0', AGE],
  ['-1', 'Age is required'],
  ['-0.5', 'Age is required'],
  ['-20', 'Age is required'],
  [-1, 'Age is required'],
  ['', 'Age is required'],
  ['  ', 'Age is required'],
  ['old', AGE],
  ['0x18', AGE],
  ['1e2', AGE],
  ['Infinity', AGE],
];

const scores: [string | number, string | undefined][] = [
  ['1', undefined],
  ['10', undefined],
  ['7.5', undefined],
  [' 7 ', undefined],
  [10, undefined],
  ['0', SCORE],
  ['0.9', SCORE],
  ['10.1', SCORE],
  ['11', SCORE],
  ['-1', SCORE],
  ['', SCORE],
  ['good', SCORE],
  ['0x5', SCORE],
  ['1e0', SCORE],
];

test.each(emails)('e-mail %p on every form: %s', async (email, message) => {
  const expected = message === undefined ? {} : { email: message };
  expect(await shown(loginSchema, { ...login, email })).toEqual(expected);
  expect(await shown(employeeSchema, { ...employee, email })).toEqual(expected);
  expect(await shown(registrationSchema, { ...registration, email })).toEqual(expected);
});

test.each(passwords)('password %p: %s', async (password, message) => {
  const expected = message === undefined ? {} : { password: message };
  expect(await shown(loginSchema, { ...login, password })).toEqual(expected);
  expect(await shown(employeeSchema, { ...employee, password })).toEqual(expected);
});

test.each(names)('name %p: %s', async (name, message) => {
  const expected = message === undefined ? {} : { name: message };
  expect(await shown(employeeSchema, { ...employee, name })).toEqual(expected);
  expect(await shown(registrationSchema, { ...registration, name })).toEqual(expected);
});

test.each(ages)('age %p: %s', async (age, message) => {
  const expected = message === undefined ? {} : { age: message };
  expect(await shown(employeeSchema, { ...employee, age })).toEqual(expected);
  expect(await shown(registrationSchema, { ...registration, age })).toEqual(expected);
});

test.each(scores)('score %p: %s', async (score, message) => {
  const expected = message === undefined ? {} : { score: message };
  expect(await shown(evaluationSchema, { ...evaluation, score })).toEqual(expected);
});

test.each([
  ['secret', 'secret', {}],
  ['secret', 'secret1', { confirmPassword: MISMATCH }],
  ['secret', 'secret ', { confirmPassword: MISMATCH }],
  ['secret', 'Secret', { confirmPassword: MISMATCH }],
  ['secret', 'other', { confirmPassword: CONFIRM }],
  ['secret', '', { confirmPassword: CONFIRM }],
  ['short', 'short', { password: PASSWORD, confirmPassword: CONFIRM }],
  ['', 'secret', { password: PASSWORD, confirmPassword: MISMATCH }],
])('password %p confirmed by %p: %p', async (password, confirmPassword, messages) => {
  const values = { ...registration, password, confirmPassword };
  expect(await shown(registrationSchema, values)).toEqual(messages);
});

test.each(['Boss', 'admin'])('%s is no role to register with', async (role) => {
  expect(await shown(employeeSchema, { ...employee, role })).toHaveProperty('role');
  expect(await shown(registrationSchema, { ...registration, role })).toHaveProperty('role');
});
