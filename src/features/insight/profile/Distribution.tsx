import { useMemo, type ReactNode } from 'react';
import { ChartFigure } from '../chart/ChartFigure';
import { describeDistribution, paragraph } from '../statistics/describe';
import { leftOut, type Usable } from '../statistics/scored';
import { stacksOf } from '../statistics/stacks';
import { DistributionChart } from './DistributionChart';

interface DistributionProps {
  usable: Usable;
  /** A button beside the heading. */
  action?: ReactNode;
}

/** How often each score was given to a person. */
export function Distribution({ usable: { rated, withoutScore }, action }: DistributionProps) {
  const stacks = useMemo(() => stacksOf(rated), [rated]);
  return (
    <ChartFigure
      title="Distribution"
      name="distribution"
      action={action}
      description={paragraph(
        describeDistribution(rated),
        leftOut({ withoutScore, withoutDate: [] }),
      )}
      table={{
        columns: ['Score', 'Evaluations'],
        rows: stacks.map(({ score, rated: { length } }) => ({
          key: String(score),
          cells: [score, length],
        })),
      }}
    >
      <DistributionChart stacks={stacks} />
    </ChartFigure>
  );
}
