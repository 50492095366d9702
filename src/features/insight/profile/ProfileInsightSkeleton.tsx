import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { SectionCard } from '../../../components/page/SectionCard';
import { ChartSkeleton, DISTRIBUTION_HEIGHT, SCORES_HEIGHT } from '../chart/ChartSkeleton';
import { profileGrid } from './profileGrid';
import { useI18n } from '../../../i18n/I18nContext';

/** The charts of a profile that are loading: description, chart, legend and buttons. */
export function ProfileInsightSkeleton() {
  const { t } = useI18n();
  return (
    <Box aria-hidden sx={profileGrid}>
      {[
        { title: t('compare.trendTitle'), height: SCORES_HEIGHT },
        { title: t('compare.distributionTitle'), height: DISTRIBUTION_HEIGHT },
      ].map(({ title, height }) => (
        <SectionCard key={title} title={title}>
          <Skeleton width="70%" sx={{ mb: 2 }} />
          <ChartSkeleton height={height} />
          <Skeleton width="80%" sx={{ mt: 1 }} />
          <Skeleton width="50%" sx={{ mt: 2.5 }} />
        </SectionCard>
      ))}
    </Box>
  );
}
