import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import { useMemo } from 'react';
import type { I18n } from '../../../i18n/createI18n';
import { useI18n } from '../../../i18n/I18nContext';
import { alignedFields } from '../../../components/controls/InlineField';
import { NativeSelect } from '../../../components/controls/NativeSelect';
import { lazyComponent } from '../../../components/status/lazyComponent';
import { inPeriodText } from '../../../lib/text/periodText';
import { useAddressState } from '../../../lib/url/addressState';
import { textParameter } from '../../../lib/url/parameters';
import { usePeriod } from '../../../lib/url/periodParameter';
import { ChartSkeleton } from '../chart/ChartSkeleton';
import { scoreCell } from '../chart/chartTable';
import { describeOverlap, paragraph } from '../statistics/describe';
import { bestPair, overlapOf, type Overlap, type Pair } from '../statistics/overlap';
import type { EvaluatorScores } from '../statistics/evaluatorScores';
import { DrillDownFigure } from './DrillDownFigure';
import { useDrillDown } from './useDrillDown';

const Chart = lazyComponent(async () => (await import('./PairsChart')).PairsChart, {
  Pending: () => <ChartSkeleton />,
});

const PARAMETERS = { rater: textParameter, other: textParameter };

/** A chart has room for this many pairs. The table has all. */
const MAX_DRAWN = 40;

const choices = {
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: 1,
  columnGap: 2,
  mb: 1.5,
  breakAfter: 'avoid',
  ...alignedFields,
} satisfies SxProps;

/** Compares two evaluators, only by the people whom both have scored. */
export function CompareEvaluatorsFigure({
  evaluators,
}: {
  evaluators: readonly EvaluatorScores[];
}) {
  const i18n = useI18n();
  const { t } = i18n;
  const { period } = usePeriod();
  const [{ rater, other }, update] = useAddressState(PARAMETERS);
  const drillDown = useDrillDown('pair');
  const knownEvaluators = evaluators.filter(({ key }) => key !== '');
  const best = useMemo(() => bestPair(evaluators), [evaluators]);
  const [first, second] = selectedEvaluators(knownEvaluators, [rater, other], best);
  const overlap =
    first && second && first !== second ? overlapOf(i18n, first.scores, second.scores) : undefined;
  const pairs = overlap?.pairs ?? [];
  const names = [first?.name ?? '', second?.name ?? ''] as const;
  const options = [
    ...(first && second ? [] : [{ value: '', text: t('overview.choose') }]),
    ...knownEvaluators.map(({ key, name }) => ({ value: key, text: name })),
  ];
  const choose = (changes: { rater?: string; other?: string }) => {
    update({ rater: first?.key ?? '', other: second?.key ?? '', ...changes }, { replace: true });
  };

  return (
    <DrillDownFigure
      title={t('overview.compareEvaluators')}
      name="compare-two-evaluators"
      description={inPeriodText(
        i18n,
        period,
        describe(i18n, knownEvaluators.length, { first, second, overlap }),
      )}
      columns={[t('overview.columns.employee'), ...names, t('overview.columns.difference')]}
      rows={pairs.map((pair) => rowOf(i18n, pair, names))}
      drillDown={drillDown}
      controls={
        knownEvaluators.length > 1 && (
          <Box sx={choices}>
            <NativeSelect
              label={t('overview.firstEvaluator')}
              value={first?.key ?? ''}
              options={options}
              isFirstPrinted={first !== undefined}
              onChange={(key) => {
                choose({ rater: key });
              }}
            />
            <NativeSelect
              label={t('overview.secondEvaluator')}
              value={second?.key ?? ''}
              options={options}
              isFirstPrinted={second !== undefined}
              onChange={(key) => {
                choose({ other: key });
              }}
            />
          </Box>
        )
      }
    >
      <Chart pairs={pairs.slice(0, MAX_DRAWN)} names={names} onOpen={drillDown.show} />
    </DrillDownFigure>
  );
}

function rowOf(i18n: I18n, pair: Pair, [firstName, secondName]: readonly [string, string]) {
  const { employeeId, name, first, second, difference, scores } = pair;
  return {
    key: employeeId,
    title: i18n.t('overview.pair', { name, first: firstName, second: secondName }),
    cells: [
      name,
      scoreCell(i18n, first),
      scoreCell(i18n, second),
      { text: i18n.signed(difference), saved: difference },
    ],
    evaluations: scores,
  };
}

/**
 * Returns the two evaluators in the address. An evaluator who is missing or unknown is replaced by one of `best`, the
 * two with the most people in common.
 */
function selectedEvaluators(
  evaluators: readonly EvaluatorScores[],
  keys: readonly string[],
  best: readonly string[] = [],
) {
  const [first, second] = keys.map((wanted) => evaluators.find(({ key }) => key === wanted));
  const unusedKeys = best.filter((key) => key !== first?.key && key !== second?.key);
  const next = () => {
    const key = unusedKeys.shift();
    return evaluators.find((evaluator) => evaluator.key === key);
  };
  return [first ?? next(), second ?? next()] as const;
}

interface SelectedEvaluators {
  first: EvaluatorScores | undefined;
  second: EvaluatorScores | undefined;
  /** Undefined without two different evaluators. */
  overlap: Overlap | undefined;
}

function describe(
  i18n: I18n,
  evaluatorCount: number,
  { first, second, overlap }: SelectedEvaluators,
): string {
  const { t } = i18n;
  if (evaluatorCount < 2) return t('overview.tooFewEvaluators');
  if (!first || !second) return t('overview.chooseTwo');
  if (!overlap) return t('overview.chooseDifferent');
  const { length } = overlap.pairs;
  return paragraph(
    i18n,
    describeOverlap(i18n, overlap, second.name),
    length > 0 && t('overview.pairMedians'),
    length > MAX_DRAWN && t('overview.pairsDrawn', { most: MAX_DRAWN }),
  );
}
