import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { SectionCard } from '../../../components/page/SectionCard';
import { ChartSkeleton } from '../chart/ChartSkeleton';
import { profileGrid } from './profileGrid';
import { useI18n } from '../../../i18n/I18nContext';

/** The charts of a profile that are loading: description, chart, legend and buttons. */
export function ProfileInsightSkeleton() {
  const { t } = useI18n();
  return (
    <Box aria-hidden sx={profileGrid}>
      {[t('compare.trendTitle'), t('compare.distributionTitle')].map((title) => (
        <SectionCard key={title} title={title}>
          <Skeleton width="70%" sx={{ mb: 2 }} />
          <ChartSkeleton />
          <Skeleton width="80%" sx={{ mt: 1 }} />
          <Skeleton width="50%" sx={{ mt: 2.5 }} />
        </SectionCard>
      ))}
    </Box>
  );
}
