import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useI18n } from '../../../i18n/I18nContext';
import { SectionCard } from '../../../components/page/SectionCard';
import { PAGE_SIZE } from '../../../domain/constants';
import { lastTwoColumns, overviewGrid } from './overviewGrid';

/** The first two cards of the overview while their data is loading. */
export function OverviewSkeleton() {
  const { t } = useI18n();
  return (
    <Box aria-hidden sx={overviewGrid}>
      <Box sx={lastTwoColumns}>
        <SectionCard
          title={t('overview.due')}
          action={<Skeleton variant="rounded" width="60%" height="2.25rem" />}
        >
          <DueSkeleton />
        </SectionCard>
      </Box>
      <SectionCard title={t('overview.coverage')}>
        <Lines number={1} height="2rem" />
        <Lines number={2} height="1.5rem" />
        <Lines number={4} height="2rem" />
        <Lines number={9} height="2rem" />
      </SectionCard>
    </Box>
  );
}

/** The rows of the people who are due while the employees are loading. */
export const DueSkeleton = () => <Lines number={PAGE_SIZE + 1} height="3.25rem" />;

function Lines({ number, height }: { number: number; height: string }) {
  return (
    <Box sx={{ pb: 1 }}>
      {Array.from({ length: number }, (_line, index) => (
        <Skeleton key={index} height={height} />
      ))}
    </Box>
  );
}
