import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { SectionCard } from '../../../components/page/SectionCard';
import { ChartSkeleton, DISTRIBUTION_HEIGHT, SCORES_HEIGHT } from '../chart/ChartSkeleton';
import { profileGrid } from './profileGrid';
import { useI18n } from '../../../i18n/I18nContext';

/**
 * The skeleton of a profile's charts, with description, chart, legend and buttons. The margins are attributes, because
 * the browser would compile the styles of a skeleton for each `sx`.
 */
export function ProfileInsightSkeleton() {
  const { t } = useI18n();
  return (
    <Box aria-hidden sx={profileGrid}>
      {[
        { title: t('compare.trendTitle'), height: SCORES_HEIGHT },
        { title: t('compare.distributionTitle'), height: DISTRIBUTION_HEIGHT },
      ].map(({ title, height }) => (
        <SectionCard key={title} title={title}>
          <Skeleton width="70%" style={{ marginBottom: 16 }} />
          <ChartSkeleton height={height} />
          <Skeleton width="80%" style={{ marginTop: 8 }} />
          <Skeleton width="50%" style={{ marginTop: 20 }} />
        </SectionCard>
      ))}
    </Box>
  );
}
