import AddIcon from '@mui/icons-material/Add';
import AssessmentIcon from '@mui/icons-material/AssessmentOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Evaluation } from '../../../api/contract';
import { failureCause } from '../../../api/http/loadFailure';
import { EmptyState } from '../../../components/status/EmptyState';
import { PrintButton } from '../../../components/controls/PrintButton';
import { lazyComponent } from '../../../components/status/lazyComponent';
import { LoadFailure } from '../../../components/status/LoadFailure';
import { SectionCard } from '../../../components/page/SectionCard';
import { useFirstRows } from '../../../components/table/useFirstRows';
import { useAddressState } from '../../../lib/url/addressState';
import { useDialog } from '../../../lib/query/useDialog';
import { savedNow, useMarkedId, type Saved } from '../../../lib/query/useMarkedId';
import { actionsColumn, columns } from '../table/columns';
import { EvaluationDialog } from '../dialogs/lazyEvaluationDialogs';
import type { EvaluationSubject } from '../dialogs/EvaluationDialog';
import { EvaluationsTable } from '../table/EvaluationsTable';
import { ROW_HEIGHT } from '../table/evaluationsTableStyle';
import { evaluationQueries } from '../queries';
import { filtersHeight } from './filtersHeight';
import { filtered, PARAMETERS } from './historyFilter';

const HistoryFilters = lazyComponent(
  async () => (await import('./HistoryFilters')).HistoryFilters,
  { Pending: () => <Stack aria-hidden sx={filtersHeight} /> },
);

/** More rows are shown on demand, and on paper. 10,000 take many seconds to render. */
const MOST_ROWS = 500;

/** The evaluations of an employee, and a button that adds one. */
export function EmployeeHistory({ employee }: Pick<EvaluationSubject, 'employee'>) {
  const query = useQuery(evaluationQueries.ofEmployee(employee.id));
  const { data, dataUpdatedAt } = query;
  // With an evaluation the dialog edits it.
  const { subject, open, close } = useDialog<{ evaluation?: Evaluation }>();
  const [saved, setSaved] = useState<Saved<Evaluation>>();
  const markedId = useMarkedId(saved, data, dataUpdatedAt);
  const tableColumns = useMemo(() => {
    const onEdit = (evaluation: Evaluation) => {
      open({ evaluation });
    };
    return [
      columns.score,
      columns.note,
      columns.evaluator,
      actionsColumn({ onEdit }),
      columns.createdAt,
    ];
  }, [open]);
  const [filter] = useAddressState(PARAMETERS);
  const found = useMemo(() => (data ? filtered(data, filter) : []), [data, filter]);
  const { shown, showAll } = useFirstRows('history', found, MOST_ROWS);

  function onSaved() {
    const edited = subject?.evaluation?._id;
    const before = new Set(data?.map(({ _id }) => _id));
    setSaved(savedNow(({ _id }) => (edited === undefined ? !before.has(_id) : _id === edited)));
  }

  return (
    <SectionCard
      title="Evaluations History"
      flush
      action={
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <PrintButton />
          <Button
            variant="contained"
            startIcon={<AddIcon />}
            onClick={() => {
              open({});
            }}
          >
            Add Evaluation
          </Button>
        </Stack>
      }
    >
      {!data && query.isError && (
        <LoadFailure
          text="No evaluations found."
          cause={failureCause(query.error)}
          onRetry={() => void query.refetch()}
        />
      )}
      {!data && !query.isError && <HistorySkeleton />}
      {data?.length === 0 && <EmptyState text="No evaluations found." icon={<AssessmentIcon />} />}
      {data && data.length > 1 && <HistoryFilters evaluations={data} shown={found.length} />}
      {data && data.length > 0 && found.length === 0 && (
        <EmptyState text="No evaluations match." icon={<AssessmentIcon />} />
      )}
      {shown.length > 0 && (
        <EvaluationsTable
          label="Evaluations History"
          columns={tableColumns}
          evaluations={shown}
          markedId={markedId}
        />
      )}
      {showAll && <Box sx={{ textAlign: 'center', p: 1 }}>{showAll}</Box>}
      {subject && (
        <EvaluationDialog
          employee={employee}
          evaluation={subject.evaluation}
          onSaved={onSaved}
          onClose={close}
        />
      )}
    </SectionCard>
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
