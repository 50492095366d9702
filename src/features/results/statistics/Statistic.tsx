import type { Statistics } from '../../../api/contract';
import { ScoreBadge } from '../../../components/score/ScoreBadge';
import { useI18n } from '../../../i18n/I18nContext';
import type { StatisticField } from '../fields';

interface StatisticProps {
  /** Undefined where they could not be read. */
  statistics: Statistics | undefined;
  field: StatisticField;
}

/** A statistic of a person: the average as a badge, the others as plain numbers. */
export function Statistic({ statistics, field }: StatisticProps) {
  const { t, count, score } = useI18n();
  const value = statistics?.[field];
  if (field === 'averageScore') return <ScoreBadge score={value} average />;
  if (value === null || value === undefined) return <span>{t('common.notAvailable')}</span>;
  return <span>{field === 'totalEvaluations' ? count(value) : score(value)}</span>;
}
