import { buildEvaluation, buildFeedback } from '../../mocks/db/builders';
import { sessionOf } from '../../mocks/config/persona';
import { addEmployee, login, register } from '../../src/api/accounts';
import { createEvaluation, createFeedback, updateEvaluation } from '../../src/api/evaluations';
import { DEFAULT_ROLE, type Role } from '../../src/domain/constants';
import type { FaultyCall } from './faults';

/** A write: how a user starts it, and what the screen shows. */
export interface Write extends FaultyCall {
  /** The path of the screen with the form. */
  path: string;
  /** The role of the user, or null if nobody is signed in. */
  as: Role | null;
  /** The button that opens the form, if it is a dialog. */
  opener?: string;
  /** The values of the fields, by label. */
  typed: Record<string, string>;
  /** The text of the submit button. */
  button: string;
  /** A text that the screen shows for `body`. */
  success: string;
  /**
   * Returns the text on the screen after a failure. The message is the server's or, without an answer, the exception's.
   */
  failure: (message: string | undefined) => string;
  /** The text without an answer, if it differs. */
  lost?: string;
  /** The path of the screen that shows whether the values were saved. */
  shownAt?: string;
}

/** With this seed the screens have one row, so that each button exists once. */
export const ONE_OF_EACH = { employees: 1, evaluations: 1 };
const PROFILE = '/employee-profile/employee-001';
const EVALUATION = '/evaluation/evaluation-100001';

const saving =
  (what: string) =>
  (message: string | undefined): string =>
    message === undefined ? `Failed to save ${what}` : `Failed to save ${what}: ${message}`;

/** The token is one of the mock, so that later reads succeed. */
const account = { token: sessionOf('Admin').token, role: 'Admin' };
const credentials = { email: 'ada@example.com', password: 'correct horse' };
const person = {
  name: 'Nadia',
  email: 'nadia@example.com',
  age: 29,
  role: DEFAULT_ROLE,
  password: 'correct horse',
  confirmPassword: 'correct horse',
};
const typedPerson = {
  Name: person.name,
  Email: person.email,
  Age: String(person.age),
  Password: person.password,
};
const saved = { employeeId: 'employee-1', note: 'Calm', score: 6.5 };
const evaluation = {
  kind: 'write',
  as: 'Manager',
  typed: { Note: 'Calm', Score: '6.5' },
  button: 'Save',
  body: buildEvaluation(),
  failure: saving('evaluation'),
} as const;

export const WRITES: Write[] = [
  {
    operation: 'login',
    call: () => login(credentials),
    kind: 'session',
    path: '/login',
    as: null,
    typed: { Email: credentials.email, Password: credentials.password },
    button: 'Sign In',
    body: account,
    success: 'Employees',
    failure: (message) => message ?? 'Login failed',
  },
  {
    operation: 'register',
    call: () => register(person),
    kind: 'session',
    path: '/register',
    as: null,
    typed: { ...typedPerson, 'Confirm Password': person.confirmPassword },
    button: 'Sign Up',
    body: account,
    success: 'Registration successful!',
    failure: (message) => message ?? 'Registration failed',
    // Registration shows messages of the server only (specification, Registration).
    lost: 'Registration failed',
  },
  {
    operation: 'register',
    call: () => addEmployee(person),
    kind: 'write',
    path: '/',
    as: 'Admin',
    opener: 'Add Employee',
    typed: typedPerson,
    button: 'Save',
    body: account,
    success: 'Employee saved successfully',
    failure: saving('employee'),
    shownAt: '/?q=nadia%40example.com',
  },
  {
    ...evaluation,
    operation: 'createEvaluation',
    call: () => createEvaluation(saved),
    path: PROFILE,
    opener: 'Add Evaluation',
    success: 'Evaluation created successfully',
    shownAt: PROFILE,
  },
  {
    ...evaluation,
    operation: 'updateEvaluation',
    call: () => updateEvaluation('1', saved),
    path: EVALUATION,
    opener: 'Edit',
    success: 'Evaluation updated successfully',
    shownAt: EVALUATION,
  },
  {
    operation: 'createFeedback',
    call: () => createFeedback({ evaluationId: '1', feedback: 'And she listens.' }),
    kind: 'write',
    path: EVALUATION,
    as: 'Manager',
    opener: 'Add Feedback',
    typed: { Feedback: 'And she listens.' },
    button: 'Save',
    body: buildFeedback(),
    success: 'Feedback saved successfully',
    failure: saving('feedback'),
    shownAt: EVALUATION,
  },
];
