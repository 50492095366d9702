import { shownMessages } from '../../test/app/shownMessages';
import {
  employeeSchema,
  evaluationSchema,
  feedbackSchema,
  loginSchema,
  registrationSchema,
  viewSchema,
} from './schemas';

const EMAIL = 'Invalid email address';
const PASSWORD = 'Password must be at least 6 characters long';
const SCORE = 'Score must be between 1 and 10';
const CONFIRM = 'Password confirmation is required';
const MISMATCH = "Passwords don't match";

const login = { email: 'ada@example.com', password: 'secret' };
const employee = { ...login, name: 'Ada', age: '36', role: 'Manager' };
const registration = { ...employee, confirmPassword: 'secret' };
const evaluation = { note: 'Kind.', score: '7' };

test('complete forms show no message', async () => {
  expect(await shownMessages(loginSchema, login)).toEqual({});
  expect(await shownMessages(employeeSchema, employee)).toEqual({});
  expect(await shownMessages(registrationSchema, registration)).toEqual({});
  expect(await shownMessages(evaluationSchema, evaluation)).toEqual({});
  expect(await shownMessages(feedbackSchema, { feedback: 'Agreed.' })).toEqual({});
});

test('an untouched form shows the message of every required field', async () => {
  const empty = { name: '', email: '', age: '', role: 'Employee', password: '' };
  const messages = { name: 'Name is required', email: EMAIL, age: 'Age is required' };
  expect(await shownMessages(loginSchema, { email: '', password: '' })).toEqual({
    email: EMAIL,
    password: PASSWORD,
  });
  expect(await shownMessages(employeeSchema, empty)).toEqual({ ...messages, password: PASSWORD });
  expect(await shownMessages(registrationSchema, { ...empty, confirmPassword: '' })).toEqual({
    ...messages,
    password: PASSWORD,
    confirmPassword: CONFIRM,
  });
  expect(await shownMessages(evaluationSchema, { note: '', score: '0' })).toEqual({
    note: 'Note is required',
    score: SCORE,
  });
  expect(await shownMessages(feedbackSchema, { feedback: '' })).toEqual({
    feedback: 'Feedback is required',
  });
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
])(
  'the password %p with the confirmation %p shows %p',
  async (password, confirmPassword, messages) => {
    const values = { ...registration, password, confirmPassword };
    expect(await shownMessages(registrationSchema, values)).toEqual(messages);
  },
);

test.each(['Boss', 'admin'])('the role %s is refused', async (role) => {
  expect(await shownMessages(employeeSchema, { ...employee, role })).toHaveProperty('role');
  expect(await shownMessages(registrationSchema, { ...registration, role })).toHaveProperty('role');
});

test('the name of a view has at most 60 characters', async () => {
  expect(await shownMessages(viewSchema, { name: 'x'.repeat(60) })).toEqual({});
  expect(await shownMessages(viewSchema, { name: '' })).toEqual({ name: 'Name is required' });
  expect(await shownMessages(viewSchema, { name: 'x'.repeat(61) })).toEqual({
    name: 'Name must be at most 60 characters long',
  });
});
