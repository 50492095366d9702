import { lazyOverlay } from '../../../components/status/lazyOverlay';

export const EvaluationDialog = lazyOverlay(
  async () => (await import('./EvaluationDialog')).EvaluationDialog,
);

export const FeedbackDialog = lazyOverlay(
  async () => (await import('./FeedbackDialog')).FeedbackDialog,
);
