import { SectionCard } from '../../../components/page/SectionCard';
import { ChartSkeleton } from '../chart/ChartSkeleton';

/** Pixels of the comparison of some people, at the default font size. */
export const chartHeight = (people: number) => people * 60 + 40;

/** A comparison to come. */
export function ComparisonSkeleton({ people }: { people: number }) {
  return (
    <SectionCard title="Scores">
      <ChartSkeleton height={chartHeight(people)} />
    </SectionCard>
  );
}
