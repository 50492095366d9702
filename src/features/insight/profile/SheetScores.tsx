import { styled } from '@mui/material/styles';
import type { Evaluation } from '../../../api/contract';
import { useI18n } from '../../../i18n/I18nContext';
import { usePeriod } from '../../../lib/url/periodParameter';
import { markerStyles } from '../chart/Legend';
import { notCountedText, type ChartData } from '../statistics/chartData';
import { describeScores, paragraph } from '../statistics/describe';
import { isDrawn } from '../statistics/trend';
import { markersOf } from '../statistics/markers';
import { ScoresOverTimeChart } from './ScoresOverTimeChart';

const Chart = styled('div')({
  ...markerStyles,
  breakInside: 'avoid',
  '& p': { marginBlock: '0 8px' },
});

interface SheetScoresProps {
  chartData: ChartData;
  /** The evaluations of any time. They decide which marker each evaluator has (`markersOf`). */
  all: readonly Evaluation[];
}

/** A chart of all scores of a person at their dates, for paper. It has no controls and no table. */
export function SheetScores({ chartData, all }: SheetScoresProps) {
  const i18n = useI18n();
  const { dated } = chartData;
  const { range, today } = usePeriod();
  return (
    <Chart>
      <p>{paragraph(i18n, describeScores(i18n, dated), notCountedText(i18n, chartData))}</p>
      {isDrawn(dated) && (
        <ScoresOverTimeChart {...{ dated, range, today }} markers={markersOf(all)} />
      )}
    </Chart>
  );
}
