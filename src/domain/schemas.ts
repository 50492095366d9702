import { number, object, string, type InferType } from 'yup';
import {
  DEFAULT_ROLE,
  MAX_SCORE,
  MAX_VIEW_NAME_LENGTH,
  MIN_AGE,
  MIN_PASSWORD_LENGTH,
  MIN_SCORE,
  ROLES,
} from './constants';
import { parseDecimal, parseLocalDecimal } from './numbers';
import { isBlank } from './texts';

/**
 * The validation rules (specification, Field rules). Forms cast the typed text (trimmed, numbers parsed). The mock
 * validates request bodies with `strict`, which converts nothing.
 */

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);
const parsedBy = (parse: (text: string) => unknown) => (_value: unknown, original: unknown) =>
  typeof original === 'string' ? parse(original) : original;

/** Text with at least one visible character. */
const filled = (message: string) =>
  string()
    .required(message)
    .test('filled', message, (text) => !isBlank(text));

const name = filled('Name is required').transform(trimmed);

const emailMessage = 'Invalid email address';
const email = string()
  .transform(trimmed)
  .required(emailMessage)
  .email(emailMessage)
  // yup accepts a host without a dot. No person's address has one.
  .matches(/@[^@.]+\./, emailMessage);

const passwordMessage = `Password must be at least ${MIN_PASSWORD_LENGTH} characters long`;
const password = string().required(passwordMessage).min(MIN_PASSWORD_LENGTH, passwordMessage);

const ageMessage = `Age must be ${MIN_AGE} or older`;
const age = number()
  .transform(parsedBy(parseDecimal))
  .typeError(ageMessage)
  .required('Age is required')
  .test('not-negative', 'Age is required', (value) => value >= 0)
  .min(MIN_AGE, ageMessage);

const scoreMessage = `Score must be between ${MIN_SCORE} and ${MAX_SCORE}`;
const score = number()
  .transform(parsedBy(parseLocalDecimal))
  .typeError(scoreMessage)
  .required(scoreMessage)
  .min(MIN_SCORE, scoreMessage)
  .max(MAX_SCORE, scoreMessage);

const role = string().oneOf(ROLES).default(DEFAULT_ROLE).required();

const confirmationMessage = 'Password confirmation is required';

export const loginSchema = object({ email, password });

/** Add New Employee asks for no confirmation (specification, Add employee). */
export const employeeSchema = object({ name, email, age, role, password });

export const registrationSchema = employeeSchema.shape({
  confirmPassword: string()
    .required(confirmationMessage)
    .min(MIN_PASSWORD_LENGTH, confirmationMessage)
    // Not `oneOf`, which yup would check before the length.
    .when('password', ([typed], confirmation) =>
      confirmation.test('matches', "Passwords don't match", (value) => value === typed),
    ),
});

export const evaluationSchema = object({ note: filled('Note is required'), score });

export const feedbackSchema = object({ feedback: filled('Feedback is required') });

/** A saved view of Results. */
export const viewSchema = object({
  name: name.max(
    MAX_VIEW_NAME_LENGTH,
    `Name must be at most ${MAX_VIEW_NAME_LENGTH} characters long`,
  ),
});

export type Registration = InferType<typeof registrationSchema>;
export type NewEmployee = InferType<typeof employeeSchema>;
export type EvaluationDraft = InferType<typeof evaluationSchema>;
export type FeedbackDraft = InferType<typeof feedbackSchema>;
