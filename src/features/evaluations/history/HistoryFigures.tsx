import { useQuery } from '@tanstack/react-query';
import { Facts } from '../../../components/page/Facts';
import { display, displayCount, displayDate, NOT_AVAILABLE } from '../../../lib/text/display';
import { evaluationQueries } from '../queries';
import { ScoreBadge } from '../../../components/score/ScoreBadge';
import { FeedbackCount } from './FeedbackCount';
import { figuresOf, type HistoryFigures as Figures } from './figures';

const NONE = figuresOf([]);

/** An employee's evaluations in figures. Nothing where the history could not be loaded, which says so itself. */
export function HistoryFigures({ employeeId }: { employeeId: string }) {
  const { data, isError } = useQuery(evaluationQueries.ofEmployee(employeeId));
  if (!data && isError) return null;
  const figures = data ? figuresOf(data) : NONE;
  return (
    <Facts
      prominent
      loading={!data}
      facts={[
        ['Evaluations', displayCount(figures.count)],
        ['Average', <ScoreBadge key="average" score={figures.average} />],
        ['Range', rangeOf(figures)],
        ['Last', displayDate(figures.latest)],
        ['Since then', display(figures.sinceLatest)],
        ['Feedback', <FeedbackCount key="feedback" evaluations={data ?? []} />],
      ]}
    />
  );
}

function rangeOf({ lowest, highest }: Figures): string {
  if (lowest === undefined) return NOT_AVAILABLE;
  return lowest === highest ? display(lowest) : `${display(lowest)} – ${display(highest)}`;
}
