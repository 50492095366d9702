import { lazyDialog } from '../../../components/status/lazyComponent';

export const EvaluationDialog = lazyDialog(
  async () => (await import('./EvaluationDialog')).EvaluationDialog,
);

export const FeedbackDialog = lazyDialog(
  async () => (await import('./FeedbackDialog')).FeedbackDialog,
);
