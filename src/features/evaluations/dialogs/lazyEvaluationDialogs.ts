import { lazyDialog } from '../../../components/controls/lazyDialog';

export const EvaluationDialog = lazyDialog(
  async () => (await import('./EvaluationDialog')).EvaluationDialog,
);

export const FeedbackDialog = lazyDialog(
  async () => (await import('./FeedbackDialog')).FeedbackDialog,
);
