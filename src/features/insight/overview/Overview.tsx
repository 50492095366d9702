import { memo, useMemo, type ReactNode } from 'react';
import type { Evaluation } from '../../../api/contract';
import { NativeSelect } from '../../../components/controls/NativeSelect';
import { useAddressState } from '../../../lib/url/addressState';
import { textParameter } from '../../../lib/url/parameters';
import { inYear, yearsOf } from '../statistics/overview/period';
import { raterSummaries } from '../statistics/raters';
import { chartDataOf } from '../statistics/chartData';
import { EvaluatorsFigure } from './EvaluatorsFigure';
import { MissingFigure } from './MissingFigure';
import { MonthsFigure } from './MonthsFigure';
import { RatersFigure } from './RatersFigure';

const PARAMETERS = { year: textParameter };

interface OverviewProps {
  evaluations: readonly Evaluation[];
  /** What does not depend on the period, at the end. */
  children: ReactNode;
}

/** What many evaluations say. Progress of another reading does not render it again. */
export const Overview = memo(function Overview({ evaluations, children }: OverviewProps) {
  const [{ year }, update] = useAddressState(PARAMETERS);
  const all = useMemo(() => chartDataOf(evaluations), [evaluations]);
  const years = useMemo(() => yearsOf(all), [all]);
  const chosen = years.includes(year) ? year : '';
  const shown = useMemo(() => inYear(all, chosen), [all, chosen]);
  const raters = useMemo(() => raterSummaries(shown.scored), [shown]);

  return (
    <>
      {years.length > 1 && (
        <NativeSelect
          label="Period"
          value={chosen}
          options={[
            { value: '', text: 'Any time' },
            ...years.map((value) => ({ value, text: value })),
          ]}
          onChange={(value) => {
            update({ year: value }, { replace: true });
          }}
        />
      )}
      <MonthsFigure chartData={shown} />
      <EvaluatorsFigure raters={raters} />
      <RatersFigure raters={raters} />
      <MissingFigure all={all} scored={shown.scored} />
      {children}
    </>
  );
});
