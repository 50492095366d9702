import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { NativeSelect } from '../../../components/controls/NativeSelect';
import { lazyComponent } from '../../../components/status/lazyComponent';
import { inPeriod } from '../../../lib/text/displayPeriod';
import { useAddressState } from '../../../lib/url/addressState';
import { textParameter } from '../../../lib/url/parameters';
import { usePeriod } from '../../../lib/url/periodParameter';
import { ChartSkeleton } from '../chart/ChartSkeleton';
import { describeOverlap, paragraph, signed } from '../statistics/describe';
import { bestPair, overlapOf, type Overlap } from '../statistics/overlap';
import type { Rater } from '../statistics/raters';
import { DrillDownFigure } from './DrillDownFigure';
import { useDrillDown } from './useDrillDown';

const Chart = lazyComponent(async () => (await import('./PairsChart')).PairsChart, {
  Pending: () => <ChartSkeleton />,
});

const PARAMETERS = { rater: textParameter, other: textParameter };

/** Pairs that a chart has room for. The table has all. */
const MOST_DRAWN = 40;

const Choices = styled('div')(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(1, 2),
  marginBottom: spacing(1.5),
  breakAfter: 'avoid',
}));

/** Compares two evaluators by the people whom both have scored, and by nobody else. */
export function CompareEvaluatorsFigure({ evaluators }: { evaluators: readonly Rater[] }) {
  const { period } = usePeriod();
  const [{ rater, other }, update] = useAddressState(PARAMETERS);
  const drillDown = useDrillDown('pair');
  const known = evaluators.filter(({ key }) => key !== '');
  const best = useMemo(() => bestPair(evaluators), [evaluators]);
  const [first, second] = chosenOf(known, [rater, other], best);
  const overlap =
    first && second && first !== second ? overlapOf(first.scores, second.scores) : undefined;
  const pairs = overlap?.pairs ?? [];
  const names = [first?.name ?? '', second?.name ?? ''] as const;
  const options = [
    ...(first && second ? [] : [{ value: '', text: 'Choose' }]),
    ...known.map(({ key, name }) => ({ value: key, text: name })),
  ];
  const choose = (changes: { rater?: string; other?: string }) => {
    update({ rater: first?.key ?? '', other: second?.key ?? '', ...changes }, { replace: true });
  };

  return (
    <DrillDownFigure
      title="Compare two evaluators"
      name="compare-two-evaluators"
      description={inPeriod(period, describe(known.length, { first, second, overlap }))}
      columns={['Employee', ...names, 'Difference']}
      rows={pairs.map((pair) => ({
        key: pair.employeeId,
        title: `${pair.name}, by ${names.join(' and ')}`,
        cells: [pair.name, pair.first, pair.second, signed(pair.difference)],
        evaluations: pair.scores,
      }))}
      drillDown={drillDown}
      controls={
        known.length > 1 && (
          <Choices>
            <NativeSelect
              label="Evaluator"
              value={first?.key ?? ''}
              options={options}
              isFirstPrinted={first !== undefined}
              onChange={(key) => {
                choose({ rater: key });
              }}
            />
            <NativeSelect
              label="With"
              value={second?.key ?? ''}
              options={options}
              isFirstPrinted={second !== undefined}
              onChange={(key) => {
                choose({ other: key });
              }}
            />
          </Choices>
        )
      }
    >
      <Chart pairs={pairs.slice(0, MOST_DRAWN)} names={names} onOpen={drillDown.show} />
    </DrillDownFigure>
  );
}

/**
 * The two evaluators of the address; in the place of one that it does not name, or that has no scores, one of the two
 * with most people in common.
 */
function chosenOf(known: readonly Rater[], asked: readonly string[], best: readonly string[] = []) {
  const [first, second] = asked.map((one) => known.find(({ key }) => key === one));
  const others = best.filter((one) => one !== first?.key && one !== second?.key);
  const next = () => {
    const key = others.shift();
    return known.find((one) => one.key === key);
  };
  return [first ?? next(), second ?? next()] as const;
}

interface Chosen {
  first: Rater | undefined;
  second: Rater | undefined;
  /** Undefined without two different evaluators. */
  overlap: Overlap | undefined;
}

function describe(known: number, { first, second, overlap }: Chosen): string {
  if (known < 2) return 'Fewer than two evaluators: nothing to compare.';
  if (!first || !second) return 'Choose two evaluators.';
  if (!overlap) return 'Choose two different evaluators.';
  const { length } = overlap.pairs;
  return paragraph(
    describeOverlap(overlap, second.name),
    length > 0 &&
      'Where one has scored an employee more than once, the median of these scores counts.',
    length > MOST_DRAWN &&
      `The ${MOST_DRAWN} with the largest differences are drawn; the table has all.`,
  );
}
