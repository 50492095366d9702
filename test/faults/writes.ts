import { buildEmployee, buildEvaluation, buildFeedback } from '../../mocks/db/builders';
import type { Role } from '../../src/domain/constants';
import { REFUSAL, type CallKind, type Fault, type Outcome } from './faults';

/** A write: how a user causes it, and what the screen shows. */
export interface WriteCall {
  /** The operation in `openapi.yaml`, and the form where two forms use it. */
  call: string;
  kind: Extract<CallKind, 'write' | 'session'>;
  method: 'post' | 'put';
  url: string;
  /** The path of the screen with the form. */
  path: string;
  /** Null if nobody is signed in. */
  as: Role | null;
  /** The button that opens the form, if it is a dialog. */
  opener?: string;
  /** The values of the fields, by label. */
  typed: Record<string, string>;
  /** The submit button. */
  button: string;
  /** A valid body of the response, and a text that the screen shows for it. */
  body: unknown;
  success: string;
  /** The text on the screen after a failure. */
  failure: (message: string | undefined, outcome: Outcome) => string;
}

const saving =
  (what: string) =>
  (message: string | undefined): string =>
    message === undefined ? `Failed to save ${what}` : `Failed to save ${what}: ${message}`;

const account = { token: 'a-token', role: 'Admin' };
const person = { Name: 'Nadia', Email: 'nadia@example.com', Age: '29', Password: 'correct horse' };

export const WRITES: WriteCall[] = [
  {
    call: 'POST /api/auth/login',
    kind: 'session',
    method: 'post',
    url: '/api/auth/login',
    path: '/login',
    as: null,
    typed: { Email: 'ada@example.com', Password: 'correct horse' },
    button: 'Sign In',
    body: account,
    success: 'Employees',
    failure: (message) => message ?? 'Login failed',
  },
  {
    call: 'POST /api/auth/register',
    kind: 'session',
    method: 'post',
    url: '/api/auth/register',
    path: '/register',
    as: null,
    typed: { ...person, 'Confirm Password': person.Password },
    button: 'Sign Up',
    body: account,
    success: 'Registration successful!',
    // Registration shows messages of the server only (specification, Registration).
    failure: (message, outcome) =>
      message !== undefined && outcome === 'refused' ? message : 'Registration failed',
  },
  {
    call: 'POST /api/auth/register, Add Employee',
    kind: 'write',
    method: 'post',
    url: '/api/auth/register',
    path: '/',
    as: 'Admin',
    opener: 'Add Employee',
    typed: person,
    button: 'Save',
    body: account,
    success: 'Employee saved successfully',
    failure: saving('employee'),
  },
  {
    call: 'POST /api/evaluations',
    kind: 'write',
    method: 'post',
    url: '/api/evaluations',
    path: '/',
    as: 'Manager',
    opener: 'Add Evaluation',
    typed: { Note: 'Calm', Score: '6.5' },
    button: 'Save',
    body: buildEvaluation(),
    success: 'Evaluation created successfully',
    failure: saving('evaluation'),
  },
  {
    call: 'PUT /api/evaluations/{id}',
    kind: 'write',
    method: 'put',
    url: '/api/evaluations/:id',
    path: '/evaluations',
    as: 'Manager',
    opener: 'Edit',
    typed: { Note: 'Calm', Score: '6.5' },
    button: 'Save',
    body: buildEvaluation(),
    success: 'Evaluation updated successfully',
    failure: saving('evaluation'),
  },
  {
    call: 'POST /api/feedback',
    kind: 'write',
    method: 'post',
    url: '/api/feedback',
    path: '/evaluations',
    as: 'Manager',
    opener: 'Add Feedback',
    typed: { Feedback: 'And she listens.' },
    button: 'Save',
    body: buildFeedback(),
    success: 'Feedback saved successfully',
    failure: saving('feedback'),
  },
];

/** The other data of the screens, so that each has only one row with its buttons. */
export const OTHER_READS = {
  '/api/employees': { employees: [buildEmployee()], total: 1 },
  '/api/evaluations/evaluator': { evaluations: [buildEvaluation()], totalPages: 1 },
};

/** The message of a failure: the server's, or the exception's where there is no response. */
export const messageOf = ({ message }: Fault, outcome: Outcome) =>
  outcome === 'refused' ? REFUSAL : message;
