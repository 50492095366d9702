import { useQuery } from '@tanstack/react-query';
import { Facts } from '../../../components/page/Facts';
import { display } from '../../../lib/text/display';
import { resultQueries } from '../queries';

/** An employee's evaluation statistics. What cannot be read shows as 'N/A' (spec section 8). */
export function EmployeeStatistics({ employeeId }: { employeeId: string }) {
  const { data, isPending } = useQuery(resultQueries.statistics(employeeId));
  return (
    <Facts
      loading={isPending}
      facts={[
        ['Total Evaluations', display(data?.totalEvaluations)],
        ['Average Score', display(data?.averageScore)],
        ['Max Score', display(data?.maxScore)],
        ['Min Score', display(data?.minScore)],
      ]}
    />
  );
}
