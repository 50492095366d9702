import { useQuery } from '@tanstack/react-query';
import { statisticsQueries } from '../../../api/statistics';
import { DescriptionList } from '../../../components/page/DescriptionList';
import { ScoreBadge } from '../../../components/score/ScoreBadge';
import { useI18n } from '../../../i18n/I18nContext';

/** The statistics of an employee. Values that cannot be read are 'N/A' (specification, Statistics). */
export function EmployeeStatistics({ employeeId }: { employeeId: string }) {
  const { t, count } = useI18n();
  const { data, isPending } = useQuery(statisticsQueries.ofEmployee(employeeId));
  return (
    <DescriptionList
      loading={isPending}
      facts={[
        [t('results.statistics.total'), count(data?.totalEvaluations)],
        [
          t('results.statistics.average'),
          <ScoreBadge key="average" score={data?.averageScore} average />,
        ],
        [t('results.statistics.max'), <ScoreBadge key="max" score={data?.maxScore} />],
        [t('results.statistics.min'), <ScoreBadge key="min" score={data?.minScore} />],
      ]}
    />
  );
}
