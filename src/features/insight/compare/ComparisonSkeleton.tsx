import { SectionCard } from '../../../components/page/SectionCard';
import { ChartSkeleton } from '../chart/ChartSkeleton';
import { ROW_HEIGHT } from './comparisonRows';
import { useI18n } from '../../../i18n/I18nContext';

/** Returns the height for this many people, in pixels at the default font size. */
export const chartHeight = (people: number) => people * ROW_HEIGHT + 40;

export function ComparisonSkeleton({ people }: { people: number }) {
  const { t } = useI18n();
  return (
    <SectionCard title={t('compare.scores')}>
      <ChartSkeleton height={chartHeight(people)} />
    </SectionCard>
  );
}
