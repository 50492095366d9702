import {
  MAX_SCORE,
  MAX_VIEW_NAME_LENGTH,
  MIN_AGE,
  MIN_PASSWORD_LENGTH,
  MIN_SCORE,
} from '../domain/constants';
import type { ValidationKey } from '../domain/schemas';
import type { I18n, LocalizedText } from './createI18n';

/** The error texts of the form rules (specification, Field rules). */
const validationTexts: Record<ValidationKey, LocalizedText> = {
  nameMissing: ({ t }) => t('validation.nameMissing'),
  nameLong: ({ t }) => t('validation.nameLong', { most: MAX_VIEW_NAME_LENGTH }),
  emailInvalid: ({ t }) => t('validation.emailInvalid'),
  passwordShort: ({ t }) => t('validation.passwordShort', { least: MIN_PASSWORD_LENGTH }),
  passwordsDiffer: ({ t }) => t('validation.passwordsDiffer'),
  confirmationMissing: ({ t }) => t('validation.confirmationMissing'),
  ageMissing: ({ t }) => t('validation.ageMissing'),
  ageLow: ({ t }) => t('validation.ageLow', { least: MIN_AGE }),
  scoreOutside: ({ t }) => t('validation.scoreOutside', { least: MIN_SCORE, most: MAX_SCORE }),
  noteMissing: ({ t }) => t('validation.noteMissing'),
  feedbackMissing: ({ t }) => t('validation.feedbackMissing'),
  viewNameTaken: ({ t }) => t('results.views.taken'),
};

/** Returns the error text of a field. A key of a rule is translated, but a message of the server is not. */
export const fieldErrorText = (i18n: I18n, error: string): string =>
  isValidationKey(error) ? validationTexts[error](i18n) : error;

const isValidationKey = (error: string): error is ValidationKey =>
  Object.hasOwn(validationTexts, error);
