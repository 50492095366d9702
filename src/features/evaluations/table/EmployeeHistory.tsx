import AssessmentIcon from '@mui/icons-material/AssessmentOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Evaluation } from '../../../api/contract';
import { EmptyState } from '../../../components/status/EmptyState';
import { IconAction } from '../../../components/controls/IconAction';
import { LoadFailure } from '../../../components/status/LoadFailure';
import { useDialog } from '../../../lib/query/useDialog';
import { actionsColumn, columns, type EvaluationColumn } from './columns';
import { EvaluationDialog } from '../dialogs/dialogs';
import { EvaluationsTable } from './EvaluationsTable';
import { ROW_HEIGHT } from './evaluationsTableStyle';
import { evaluationQueries } from '../queries';

/** The evaluations of an employee, each with an Edit button. */
export function EmployeeHistory({ employee }: { employee: { id: string; name?: string | null } }) {
  const { data, isError, refetch } = useQuery(evaluationQueries.ofEmployee(employee.id));
  const { subject, open, close } = useDialog<Evaluation>();
  const tableColumns = useMemo<EvaluationColumn[]>(
    () => [
      columns.score,
      columns.note,
      columns.evaluator,
      actionsColumn(100, (evaluation) => (
        <IconAction
          label="Edit"
          icon={<EditIcon />}
          onClick={() => {
            open(evaluation);
          }}
        />
      )),
      columns.createdAt,
    ],
    [open],
  );

  if (!data && isError) {
    return <LoadFailure text="No evaluations found." onRetry={() => void refetch()} />;
  }
  if (!data) return <HistorySkeleton />;
  if (data.length === 0)
    return <EmptyState text="No evaluations found." icon={<AssessmentIcon />} />;
  return (
    <>
      <EvaluationsTable label="Evaluations History" columns={tableColumns} evaluations={data} />
      {subject && <EvaluationDialog employee={employee} evaluation={subject} onClose={close} />}
    </>
  );
}

/** A skeleton of the history's rows. */
function HistorySkeleton() {
  return (
    <Stack role="status" aria-label="Loading evaluations" sx={{ px: { xs: 2, md: 3 } }}>
      {Array.from({ length: 5 }, (_, row) => (
        <Skeleton key={row} height={ROW_HEIGHT} />
      ))}
    </Stack>
  );
}
