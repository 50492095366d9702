import { lazily } from '../../../lib/code/lazily';

export const EvaluationDialog = lazily(
  async () => (await import('./EvaluationDialog')).EvaluationDialog,
);

export const FeedbackDialog = lazily(async () => (await import('./FeedbackDialog')).FeedbackDialog);

/** What a screen of evaluations loads before it is needed. */
export const DIALOGS = [EvaluationDialog.preload, FeedbackDialog.preload];
