import Skeleton from '@mui/material/Skeleton';
import { SectionCard } from '../../../components/page/SectionCard';
import { ChartSkeleton } from '../chart/ChartSkeleton';
import { ProfileGrid } from './ProfileGrid';

/** The charts of a profile that are loading: description, chart, legend and buttons. */
export function ProfileInsightSkeleton() {
  return (
    <ProfileGrid aria-hidden>
      {['Scores over time', 'Distribution'].map((title) => (
        <SectionCard key={title} title={title}>
          <Skeleton width="70%" sx={{ mb: 2 }} />
          <ChartSkeleton />
          <Skeleton width="80%" sx={{ mt: 1 }} />
          <Skeleton width="50%" sx={{ mt: 2.5 }} />
        </SectionCard>
      ))}
    </ProfileGrid>
  );
}
