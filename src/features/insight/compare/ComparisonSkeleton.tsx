import { SectionCard } from '../../../components/page/SectionCard';
import { ChartSkeleton } from '../chart/ChartSkeleton';
import { chartHeight } from './chartHeight';

/** A comparison to come. */
export function ComparisonSkeleton({ people }: { people: number }) {
  return (
    <SectionCard title="Scores">
      <ChartSkeleton height={chartHeight(people)} />
    </SectionCard>
  );
}
