import { useQuery } from '@tanstack/react-query';
import { DescriptionList } from '../../../components/page/DescriptionList';
import { display, displayCount, displayDate, NOT_AVAILABLE } from '../../../lib/text/display';
import { evaluationQueries } from '../queries';
import { ScoreBadge } from '../../../components/score/ScoreBadge';
import { figuresOf, feedbackIn } from './figures';
import Skeleton from '@mui/material/Skeleton';
import type { Evaluation } from '../../../api/contract';
import { lazyComponent } from '../../../components/status/lazyComponent';

/** An employee's evaluations in figures. Shows nothing if the history could not be loaded: the history says so. */
export function HistoryFigures({ employeeId }: { employeeId: string }) {
  const { data, isError } = useQuery(evaluationQueries.ofEmployee(employeeId));
  if (!data && isError) return null;
  const evaluations = data ?? [];
  const { average, lowest, highest, latest, sinceLatest } = figuresOf(evaluations);
  return (
    <DescriptionList
      prominent
      loading={!data}
      facts={[
        ['Evaluations', displayCount(evaluations.length)],
        ['Average', <ScoreBadge key="average" score={average} average />],
        ['Range', rangeOf(lowest, highest)],
        ['Last', displayDate(latest)],
        ['Since then', display(sinceLatest)],
        ['Feedback', <FeedbackCount key="feedback" evaluations={evaluations} />],
      ]}
    />
  );
}

function rangeOf(lowest: number | undefined, highest: number | undefined): string {
  if (lowest === undefined) return NOT_AVAILABLE;
  return lowest === highest ? display(lowest) : `${display(lowest)} – ${display(highest)}`;
}

const FeedbackCounter = lazyComponent(
  async () => (await import('./FeedbackCounter')).FeedbackCounter,
  { Pending: () => <Skeleton width="4rem" /> },
);

/** How much feedback evaluations have. It is counted on demand if the list does not include it. */
function FeedbackCount({ evaluations }: { evaluations: readonly Evaluation[] }) {
  const count = feedbackIn(evaluations);
  return count === undefined ? <FeedbackCounter evaluations={evaluations} /> : displayCount(count);
}
