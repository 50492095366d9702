import { memo } from 'react';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { scaled } from '../../../components/page/lengths';
import { SCORES_HEIGHT } from '../chart/ChartSkeleton';
import { EvaluationScatter } from '../chart/EvaluationScatter';
import { Legend, MARKER_COUNT } from '../chart/Legend';
import { scoresByEvaluator } from '../statistics/evaluatorScores';
import { medianScore, type DatedEvaluation } from '../statistics/chartData';
import { MIN_SCORES_FOR_LINE } from '../statistics/trend';
import { axisHeight, axisText, scoreScale } from '../chart/axisStyle';
import { ChartBox } from '../chart/ChartBox';
import { axisEnds, LABEL_OVERHANG, dateTicks, tickLabel } from './dateAxis';
import type { Range } from '../../../domain/period';
import { useI18n } from '../../../i18n/I18nContext';

/** The width of the axis of scores, in pixels at the default font size. */
const AXIS_WIDTH = 28;

/** A chart with a point for each score, by evaluator. From five scores on, it also shows the median. */
export const ScoresOverTimeChart = memo(function ScoresOverTimeChart({
  dated,
  markers,
  range,
  today,
}: {
  dated: readonly DatedEvaluation[];
  /** The marker of each evaluator, by `personKey`. */
  markers: ReadonlyMap<string, number>;
  range: Range | undefined;
  /** The start of today, in milliseconds since 1970. */
  today: number;
}) {
  const i18n = useI18n();
  const { t, date } = i18n;
  const evaluators = scoresByEvaluator(i18n, dated).map((evaluator) => ({
    ...evaluator,
    marker: markers.get(evaluator.key) ?? Infinity,
  }));
  const evaluatorsWithMarkers = evaluators.filter(({ marker }) => marker < MARKER_COUNT);
  const ringEvaluators = evaluators.filter(({ marker }) => marker >= MARKER_COUNT);
  const names = Array.from(
    { length: MARKER_COUNT },
    (_, marker) => evaluatorsWithMarkers.find((evaluator) => evaluator.marker === marker)?.name,
  );
  const middle = dated.length < MIN_SCORES_FOR_LINE ? undefined : medianScore(dated);
  const { from, to } = axisEnds(dated, range, today);
  const outside = scaled(AXIS_WIDTH) + LABEL_OVERHANG;

  return (
    <>
      <ChartBox height={SCORES_HEIGHT}>
        {(width) => (
          <EvaluationScatter
            width={width}
            height={SCORES_HEIGHT}
            // oxlint-disable-next-line direction/no-restricted-syntax -- axes do not change their direction
            margin={{ left: 0, right: LABEL_OVERHANG, top: 8, bottom: 0 }}
            grid={{ horizontal: true }}
            series={evaluators.map(({ name, marker, scores }) => ({
              marker,
              label: name,
              points: scores.map((scored) => ({ scored, x: scored.time, y: scored.score })),
            }))}
            markerSize={dated.length > 200 ? 3 : 5}
            xAxis={[
              {
                scaleType: 'time',
                ...axisText(),
                height: axisHeight(),
                min: from,
                max: to,
                ...dateTicks(i18n, from, to, width - outside),
                valueFormatter: (time: number, { location }) =>
                  location === 'tick'
                    ? tickLabel(i18n, time, to - from)
                    : date(new Date(time).toISOString()),
              },
            ]}
            yAxis={[
              {
                ...axisText(),
                ...scoreScale,
                width: scaled(AXIS_WIDTH),
                valueFormatter: i18n.score,
              },
            ]}
          >
            {middle !== undefined && <ChartsReferenceLine y={middle} />}
          </EvaluationScatter>
        )}
      </ChartBox>
      <Legend
        names={names}
        rings={ringEvaluators.length === 1 ? ringEvaluators[0]?.name : ringEvaluators.length}
        // A label beside the line would cover points, or take room from the dates.
        {...(middle !== undefined && {
          line: t('compare.chartMedian', { score: i18n.median(middle) }),
        })}
      />
    </>
  );
});
