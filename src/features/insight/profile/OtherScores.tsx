import { useMemo } from 'react';
import type { Evaluation } from '../../../api/contract';
import { lazyComponent } from '../../../components/status/lazyComponent';
import { ChartFigure } from '../chart/ChartFigure';
import { ChartSkeleton } from '../chart/ChartSkeleton';
import { describeDistribution } from '../statistics/describe';
import { displayShare, otherScores, sharesOf } from '../statistics/otherScores';
import { chartDataOf } from '../statistics/chartData';

const Chart = lazyComponent(async () => (await import('./OtherScoresChart')).OtherScoresChart, {
  Pending: () => <ChartSkeleton />,
});

interface OtherScoresProps {
  employeeId: string;
  /** The evaluations of the person. */
  evaluations: readonly Evaluation[];
  /** The evaluations of everybody. */
  all: readonly Evaluation[];
}

/** The scores of a person beside those that the same evaluators gave to other people. */
export function OtherScores({ employeeId, evaluations, all }: OtherScoresProps) {
  const { scored, others, shares } = useMemo(() => {
    const found = chartDataOf(evaluations).scored;
    const given = otherScores(chartDataOf(all).scored, found, employeeId);
    const counted = given.length === 0 ? [] : sharesOf(found, given);
    return { scored: found, others: given, shares: counted };
  }, [employeeId, evaluations, all]);
  const cells = (count: number, share: number) => [count, displayShare(share)];
  return (
    <ChartFigure
      title="Evaluators' other scores"
      name="other-scores"
      description={
        others.length === 0
          ? 'The evaluators of this person have scored nobody else.'
          : `This person: ${describeDistribution(scored)} Other people, by the same evaluators: ${describeDistribution(others)}`
      }
      table={{
        columns: ['Score', 'This person', 'Share', 'Other people', 'Share'],
        rows: shares.map(({ score, one, other, oneShare, otherShare }) => ({
          key: String(score),
          cells: [score, ...cells(one, oneShare), ...cells(other, otherShare)],
        })),
      }}
    >
      <Chart shares={shares} />
    </ChartFigure>
  );
}
