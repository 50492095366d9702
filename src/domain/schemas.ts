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
import { parseDecimal } from './numbers';
import {
  isBlank,
  withoutBlankEnds,
  withoutInvisibleEnds,
  trimmed,
  withoutInvisible,
} from './texts';

/**
 * The validation rules (specification, Field rules). Forms cast the typed text: they trim it, also of invisible
 * characters, and parse numbers. The mock validates request bodies with `strict`, which converts nothing. The message of
 * a rule is a key, because its text depends on the language (i18n/validationTexts.ts).
 */
export type ValidationKey =
  | 'nameMissing'
  | 'nameLong'
  | 'emailInvalid'
  | 'passwordShort'
  | 'passwordsDiffer'
  | 'confirmationMissing'
  | 'ageMissing'
  | 'ageLow'
  | 'scoreOutside'
  | 'noteMissing'
  | 'feedbackMissing'
  | 'viewNameTaken';

const changedBy = (change: (text: string) => string) => (value: unknown) =>
  typeof value === 'string' ? change(value) : value;
/** Number fields put plain decimal notation into the form. */
const parsed = (_value: unknown, original: unknown) =>
  typeof original === 'string' ? parseDecimal(original) : original;

/** Creates the rule for a text with at least one visible character. */
const filled = (message: ValidationKey) =>
  string()
    .required(message)
    .test('filled', message, (text) => !isBlank(text));

const name = filled('nameMissing').transform(changedBy(withoutBlankEnds));

/**
 * Creates the rule for a note or feedback. Spaces at its start may be an indentation, so only invisible characters are
 * trimmed.
 */
const passage = (message: ValidationKey) =>
  filled(message).transform(changedBy(withoutInvisibleEnds));

const emailMessage: ValidationKey = 'emailInvalid';
const email = string()
  .transform(changedBy(typedEmail))
  .required(emailMessage)
  .email(emailMessage)
  // yup also accepts a host without a dot.
  .matches(/@[^@.]+\./, emailMessage);

const passwordMessage: ValidationKey = 'passwordShort';
const password = string().required(passwordMessage).min(MIN_PASSWORD_LENGTH, passwordMessage);

const ageMessage: ValidationKey = 'ageLow';
const ageMissing: ValidationKey = 'ageMissing';
const age = number()
  .transform(parsed)
  .typeError(ageMessage)
  .required(ageMissing)
  .test('not-negative', ageMissing, (value) => value >= 0)
  .min(MIN_AGE, ageMessage);

const scoreMessage: ValidationKey = 'scoreOutside';
const score = number()
  .transform(parsed)
  .typeError(scoreMessage)
  .required(scoreMessage)
  .min(MIN_SCORE, scoreMessage)
  .max(MAX_SCORE, scoreMessage);

const role = string().oneOf(ROLES).default(DEFAULT_ROLE).required();

const confirmationMessage: ValidationKey = 'confirmationMissing';
const passwordsDiffer: ValidationKey = 'passwordsDiffer';
const nameLong: ValidationKey = 'nameLong';

export const loginSchema = object({ email, password });

/** Add New Employee has no confirmation of the password (specification, Add employee). */
export const employeeSchema = object({ name, email, age, role, password });

export const registrationSchema = employeeSchema.shape({
  confirmPassword: string()
    .required(confirmationMessage)
    .min(MIN_PASSWORD_LENGTH, confirmationMessage)
    // yup would check `oneOf` before the length.
    .when('password', ([typed], confirmation) =>
      confirmation.test('matches', passwordsDiffer, (value) => value === typed),
    ),
});

export const evaluationSchema = object({ note: passage('noteMissing'), score });

export const feedbackSchema = object({ feedback: passage('feedbackMissing') });

export const viewSchema = object({
  name: name.max(MAX_VIEW_NAME_LENGTH, nameLong),
});

export type NewEmployee = InferType<typeof employeeSchema>;
export type EvaluationDraft = InferType<typeof evaluationSchema>;
export type FeedbackDraft = InferType<typeof feedbackSchema>;

/** Blanks, and what stands between the addresses of a list. */
const SEPARATOR = /[\s;,]/;

/**
 * The address in a typed or pasted text: of a copied recipient such as `Ann Example <ann@example.com>;`, of a link such as
 * `mailto:ann@example.com`, or with what separates it from others. Two addresses stay unchanged, and are invalid.
 */
function typedEmail(text: string): string {
  const typed = trimmed(withoutInvisible(text), SEPARATOR);
  const address = /^[^<>]*<([^<>]*)>$/.exec(typed)?.[1] ?? typed;
  return address.trim().replace(/^mailto:([^?]*).*$/is, '$1');
}
