import type { DeferredText, LocalizedText } from '../i18n/createI18n';
import type { ToastContent } from '../lib/query/queryMeta';
import { isolatedText } from '../lib/text/isolatedText';

const FAILURES: Record<'employee' | 'evaluation' | 'feedback', LocalizedText> = {
  employee: ({ t }) => t('failures.saveEmployee'),
  evaluation: ({ t }) => t('failures.saveEvaluation'),
  feedback: ({ t }) => t('failures.saveFeedback'),
};

/**
 * Returns the toast of a failed save: 'Failed to save evaluation: {message}', or 'Failed to save evaluation'. The entry
 * chunk contains this module, so it must not import React. `textIn` of createI18n.ts does.
 */
export function failedToSave(what: keyof typeof FAILURES) {
  const failure = FAILURES[what];
  return (message: DeferredText | undefined): ToastContent => ({
    text: message
      ? (i18n) =>
          i18n.t('failures.because', {
            failure: failure(i18n),
            message: isolatedText(i18n, typeof message === 'string' ? message : message(i18n)),
          })
      : failure,
    tone: 'destructive',
  });
}
