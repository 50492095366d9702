import Skeleton from '@mui/material/Skeleton';
import type { Evaluation } from '../../../api/contract';
import { lazyComponent } from '../../../components/status/lazyComponent';
import { displayCount } from '../../../lib/text/display';
import { feedbackIn } from './figures';

const FeedbackCounter = lazyComponent(
  async () => (await import('./FeedbackCounter')).FeedbackCounter,
  { Pending: () => <Skeleton width="4rem" /> },
);

/** How much feedback evaluations have got. A list may not include it: then it is counted on demand. */
export function FeedbackCount({ evaluations }: { evaluations: readonly Evaluation[] }) {
  const count = feedbackIn(evaluations);
  return count === undefined ? <FeedbackCounter evaluations={evaluations} /> : displayCount(count);
}
