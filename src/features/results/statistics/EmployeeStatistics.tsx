import { useQuery } from '@tanstack/react-query';
import { DescriptionList } from '../../../components/page/DescriptionList';
import { ScoreBadge } from '../../../components/score/ScoreBadge';
import { display } from '../../../lib/text/display';
import { resultQueries } from '../queries';

/** An employee's evaluation statistics. What cannot be read shows as 'N/A' (specification, Statistics). */
export function EmployeeStatistics({ employeeId }: { employeeId: string }) {
  const { data, isPending } = useQuery(resultQueries.statistics(employeeId));
  return (
    <DescriptionList
      loading={isPending}
      facts={[
        ['Total Evaluations', display(data?.totalEvaluations)],
        ['Average Score', <ScoreBadge key="average" score={data?.averageScore} average />],
        ['Max Score', <ScoreBadge key="max" score={data?.maxScore} />],
        ['Min Score', <ScoreBadge key="min" score={data?.minScore} />],
      ]}
    />
  );
}
