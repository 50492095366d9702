import { useQuery } from '@tanstack/react-query';
import { statisticsQueries } from '../../../api/statistics';
import { DescriptionList } from '../../../components/page/DescriptionList';
import { useI18n } from '../../../i18n/I18nContext';
import { Statistic } from './Statistic';

const DETAILS = [
  ['total', 'totalEvaluations'],
  ['average', 'averageScore'],
  ['max', 'maxScore'],
  ['min', 'minScore'],
] as const;

/** The statistics of an employee. Values that cannot be read are 'N/A' (specification, Statistics). */
export function EmployeeStatistics({ employeeId }: { employeeId: string }) {
  const { t } = useI18n();
  const { data, isPending } = useQuery(statisticsQueries.ofEmployee(employeeId));
  return (
    <DescriptionList
      loading={isPending}
      details={DETAILS.map(([key, field]) => [
        t(`results.statistics.${key}`),
        <Statistic key={key} statistics={data} field={field} />,
      ])}
    />
  );
}
