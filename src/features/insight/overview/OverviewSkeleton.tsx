import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useI18n } from '../../../i18n/I18nContext';
import { SectionCard } from '../../../components/page/SectionCard';
import { PAGE_SIZE } from '../../../domain/constants';
import { overviewGrid } from './overviewGrid';

/** The first two cards of the overview, while their data is being read. */
export function OverviewSkeleton() {
  const { t } = useI18n();
  return (
    <Box aria-hidden sx={overviewGrid}>
      <SectionCard title={t('overview.coverage')}>
        <Skeleton width="60%" height="2.75rem" />
        <Skeleton width="50%" height="1.5rem" />
        <Lines number={3} height="1.3125rem" />
        <Lines number={9} height="1.3125rem" />
      </SectionCard>
      <SectionCard title={t('overview.due')}>
        <DueSkeleton />
      </SectionCard>
    </Box>
  );
}

/** The rows of the people who are due, while the employees are being read. */
export const DueSkeleton = () => <Lines number={PAGE_SIZE + 1} height="2.25rem" />;

function Lines({ number, height }: { number: number; height: string }) {
  return (
    <div style={{ paddingTop: '1.25rem' }}>
      {Array.from({ length: number }, (_line, index) => (
        <Skeleton key={index} height={height} />
      ))}
    </div>
  );
}
