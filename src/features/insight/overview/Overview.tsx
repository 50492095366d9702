import { memo, useMemo, type ReactNode } from 'react';
import type { Evaluation } from '../../../api/contract';
import { inRange } from '../../../lib/text/createdTime';
import { periodCount } from '../../../lib/text/displayPeriod';
import { usePeriod } from '../../../lib/url/periodParameter';
import { raterSummaries } from '../statistics/raters';
import { chartDataOf } from '../statistics/chartData';
import { EvaluatorsFigure } from './EvaluatorsFigure';
import { MissingFigure } from './MissingFigure';
import { MonthsFigure } from './MonthsFigure';
import { RatersFigure } from './RatersFigure';

interface OverviewProps {
  evaluations: readonly Evaluation[];
  /** What does not depend on the period, at the end. */
  children: ReactNode;
}

/** What many evaluations say. Progress of another reading does not render it again. */
export const Overview = memo(function Overview({ evaluations, children }: OverviewProps) {
  const { period, range } = usePeriod();
  const all = useMemo(() => chartDataOf(evaluations), [evaluations]);
  const shown = useMemo(
    () => (range ? chartDataOf(inRange(evaluations, range)) : all),
    [all, evaluations, range],
  );
  const raters = useMemo(() => raterSummaries(shown.scored), [shown]);

  return (
    <>
      {range && <p>{periodCount(period, shown.scored.length, all.scored.length)}</p>}
      <MonthsFigure chartData={shown} />
      <EvaluatorsFigure raters={raters} />
      <RatersFigure raters={raters} />
      <MissingFigure all={all} scored={shown.scored} />
      {children}
    </>
  );
});
