import { SectionCard } from '../../../components/page/SectionCard';
import { ChartSkeleton } from '../chart/ChartSkeleton';

/** The height for this many people, in pixels at the default font size. */
export const chartHeight = (people: number) => people * 60 + 40;

/** A comparison that is loading. */
export function ComparisonSkeleton({ people }: { people: number }) {
  return (
    <SectionCard title="Scores">
      <ChartSkeleton height={chartHeight(people)} />
    </SectionCard>
  );
}
