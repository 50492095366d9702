import { buildEmployee, buildEvaluation, buildFeedback } from '../../mocks/db/builders';
import type { Role } from '../../src/domain/constants';
import { REFUSAL, type Counts, type Fault, type Sort } from './faults';

/** A write: how a person brings it about, and what is read of it. */
export interface WriteCall {
  /** As `openapi.yaml` has it, and whose form it is where two send it. */
  call: string;
  sort: Extract<Sort, 'write' | 'session'>;
  method: 'post' | 'put';
  url: string;
  /** The screen with the form; nobody is signed in where `as` is null. */
  path: string;
  as: Role | null;
  /** What opens the form there, if it is a dialog. */
  opens?: string;
  /** What is typed, by label. */
  typed: Record<string, string>;
  /** What sends it. */
  button: string;
  /** The answer if all is well, and what is read then. */
  whole: unknown;
  success: string;
  /** What is read where it fails. */
  failure: (words: string | undefined, counts: Counts) => string;
}

const saving =
  (what: string) =>
  (words: string | undefined): string =>
    words === undefined ? `Failed to save ${what}` : `Failed to save ${what}: ${words}`;

const account = { token: 'a-token', role: 'Admin' };
const person = { Name: 'Nadia', Email: 'nadia@example.com', Age: '29', Password: 'correct horse' };

export const WRITES: WriteCall[] = [
  {
    call: 'POST /api/auth/login',
    sort: 'session',
    method: 'post',
    url: '/api/auth/login',
    path: '/login',
    as: null,
    typed: { Email: 'ada@example.com', Password: 'correct horse' },
    button: 'Sign In',
    whole: account,
    success: 'Employees',
    failure: (words) => words ?? 'Login failed',
  },
  {
    call: 'POST /api/auth/register',
    sort: 'session',
    method: 'post',
    url: '/api/auth/register',
    path: '/register',
    as: null,
    typed: { ...person, 'Confirm Password': person.Password },
    button: 'Sign Up',
    whole: account,
    success: 'Registration successful!',
    // The exception's words are not the server's (spec section 8).
    failure: (words, counts) =>
      words !== undefined && counts === 'refused' ? words : 'Registration failed',
  },
  {
    call: 'POST /api/auth/register, Add Employee',
    sort: 'write',
    method: 'post',
    url: '/api/auth/register',
    path: '/',
    as: 'Admin',
    opens: 'Add Employee',
    typed: person,
    button: 'Save',
    whole: account,
    success: 'Employee saved successfully',
    failure: saving('employee'),
  },
  {
    call: 'POST /api/evaluations',
    sort: 'write',
    method: 'post',
    url: '/api/evaluations',
    path: '/',
    as: 'Manager',
    opens: 'Add Evaluation',
    typed: { Note: 'Calm', Score: '6.5' },
    button: 'Save',
    whole: buildEvaluation(),
    success: 'Evaluation created successfully',
    failure: saving('evaluation'),
  },
  {
    call: 'PUT /api/evaluations/{id}',
    sort: 'write',
    method: 'put',
    url: '/api/evaluations/:id',
    path: '/evaluations',
    as: 'Manager',
    opens: 'Edit',
    typed: { Note: 'Calm', Score: '6.5' },
    button: 'Save',
    whole: buildEvaluation(),
    success: 'Evaluation updated successfully',
    failure: saving('evaluation'),
  },
  {
    call: 'POST /api/feedback',
    sort: 'write',
    method: 'post',
    url: '/api/feedback',
    path: '/evaluations',
    as: 'Manager',
    opens: 'Add Feedback',
    typed: { Feedback: 'And she listens.' },
    button: 'Save',
    whole: buildFeedback(),
    success: 'Feedback saved successfully',
    failure: saving('feedback'),
  },
];

/** Who else is on the screens, so that each has one button of a kind. */
export const SURROUNDINGS = {
  '/api/employees': { employees: [buildEmployee()], total: 1 },
  '/api/evaluations/evaluator': { evaluations: [buildEvaluation()], totalPages: 1 },
};

/** The words of a failure: the server's, or the exception's where there was no answer. */
export const wordsOf = ({ message }: Fault, counts: Counts) =>
  counts === 'refused' ? REFUSAL : message;
