import { tokens } from '../calls/callMock';
import type { Role } from '../../src/domain/constants';
import type { AnswerableCall } from './ways';

/** A write: how a user causes it, and what the screen shows. */
export interface AnsweredWrite extends AnswerableCall {
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
  /** The text on the screen after a success. */
  success: string;
  /** The text on the screen after a failure. The message is the server's or, without an answer, the exception's. */
  failure: (message: string | undefined) => string;
  /** As `failure`, where there is no answer. */
  lost: string;
}

const PERSON = 'employee-002';
const EVALUATION = 'evaluation-0386';
const SAYING = { fixed: 'fixed', replay: 'recorded', real: 'real' };
const session = () => ({ token: tokens.Admin, role: 'Admin' });

const saving = (what: string) => {
  const failure = (message: string | undefined) =>
    message === undefined ? `Failed to save ${what}` : `Failed to save ${what}: ${message}`;
  return { saying: SAYING, failure, lost: failure('Network Error') };
};

export const ANSWERED_WRITES: AnsweredWrite[] = [
  {
    operation: 'login',
    request: '/api/auth/login',
    path: '/login',
    as: null,
    typed: { Email: 'ada.admin@example.com', Password: 'demo-admin' },
    button: 'Sign In',
    saying: SAYING,
    body: session,
    success: 'View and manage employee information.',
    failure: (message) => message ?? 'Login failed',
    lost: 'Network Error',
  },
  {
    operation: 'register',
    request: '/api/auth/register',
    path: '/register',
    as: null,
    typed: {
      ...{ Name: 'Nadia', Email: 'nadia@example.com', Age: '29' },
      ...{ Password: 'correct horse', 'Confirm Password': 'correct horse' },
    },
    button: 'Sign Up',
    saying: SAYING,
    body: session,
    success: 'Registration successful!',
    failure: (message) => message ?? 'Registration failed',
    // Registration shows messages of the server only (specification, Registration).
    lost: 'Registration failed',
  },
  {
    ...saving('evaluation'),
    operation: 'createEvaluation',
    request: '/api/evaluations',
    path: `/employee-profile/${PERSON}`,
    as: 'Manager',
    opener: 'Add Evaluation',
    typed: { Note: 'Calm', Score: '6.5' },
    button: 'Save',
    body: (note) => ({ _id: 'evaluation-0900', note }),
    success: 'Evaluation created successfully',
  },
  {
    ...saving('evaluation'),
    operation: 'updateEvaluation',
    request: `/api/evaluations/${EVALUATION}`,
    path: `/evaluation/${EVALUATION}`,
    as: 'Manager',
    opener: 'Edit',
    typed: { Note: 'Calm', Score: '6.5' },
    button: 'Save',
    body: (note) => ({ _id: EVALUATION, note }),
    success: 'Evaluation updated successfully',
  },
  {
    ...saving('feedback'),
    operation: 'createFeedback',
    request: '/api/feedback',
    path: `/evaluation/${EVALUATION}`,
    as: 'Manager',
    opener: 'Add Feedback',
    typed: { Feedback: 'And she listens.' },
    button: 'Save',
    body: (feedback) => ({ feedback, createdAt: '2026-06-30T12:00:00.000Z' }),
    success: 'Feedback saved successfully',
  },
];
