import Skeleton from '@mui/material/Skeleton';
import { SectionCard } from '../../../components/page/SectionCard';
import { toRem } from '../../../components/page/lengths';
import { chartHeight } from './chartHeight';

/** A comparison to come. */
export function ComparisonSkeleton({ people }: { people: number }) {
  return (
    <SectionCard title="Scores">
      <Skeleton variant="rounded" height={toRem(chartHeight(people))} />
    </SectionCard>
  );
}
