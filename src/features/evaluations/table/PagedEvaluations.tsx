import AssessmentIcon from '@mui/icons-material/AssessmentOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Evaluation } from '../../../api/contract';
import { failureCause } from '../../../api/http/loadFailure';
import { EmptyState } from '../../../components/status/EmptyState';
import { LoadFailure } from '../../../components/status/LoadFailure';
import { PreviousNext } from '../../../components/controls/PreviousNext';
import { Spinner } from '../../../components/status/Spinner';
import { paths } from '../../../lib/url/paths';
import { useDialog } from '../../../lib/query/useDialog';
import { savedNow, useMarkedId, type Saved } from '../../../lib/query/useMarkedId';
import { useAddressState } from '../../../lib/url/addressState';
import { pageParameter } from '../../../lib/url/parameters';
import type { Scope } from '../api';
import { actionsColumn, columns } from './columns';
import { EvaluationDialog, FeedbackDialog } from '../dialogs/lazyEvaluationDialogs';
import { EvaluationsTable } from './EvaluationsTable';
import { ROW_HEIGHT } from './evaluationsTableStyle';
import { evaluationQueries } from '../queries';
import { editSubject } from '../dialogs/subjects';

interface PagedEvaluationsProps {
  /** The table's accessible name. */
  label: string;
  scope: Scope;
}

const PARAMETERS = { page: pageParameter };

const canEdit = (evaluation: Evaluation) => editSubject(evaluation) !== undefined;

/** Evaluations a page at a time, with feedback, editing and details for each (specification, My evaluations). */
export function PagedEvaluations({ label, scope }: PagedEvaluationsProps) {
  const [{ page }, setAddress] = useAddressState(PARAMETERS);
  const { data, dataUpdatedAt, error, isError, isPlaceholderData, refetch } = useQuery(
    evaluationQueries.page(scope, page),
  );
  const lastPage = data && !isPlaceholderData ? Math.max(data.totalPages, 1) : Infinity;
  useEffect(() => {
    if (page > lastPage) setAddress({ page: lastPage }, { replace: true });
  }, [page, lastPage, setAddress]);

  const feedback = useDialog<Evaluation>();
  const edit = useDialog<Evaluation>();
  // In the user's own list the reviewer is the same in every row.
  const isOwn = scope === 'own';
  const tableColumns = useMemo(
    () => [
      columns.employee,
      columns.email,
      columns.score,
      columns.note,
      { ...columns.reviewer, quiet: isOwn },
      { ...columns.reviewerEmail, quiet: isOwn },
      actionsColumn({ onFeedback: feedback.open, onEdit: edit.open, canEdit }),
      columns.createdAt,
    ],
    [isOwn, feedback.open, edit.open],
  );
  const [saved, setSaved] = useState<Saved<Evaluation>>();
  const markedId = useMarkedId(saved, data?.evaluations, dataUpdatedAt);

  if (!data && isError) {
    return (
      <LoadFailure
        text="No evaluations available."
        cause={failureCause(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Spinner label="Loading evaluations" minHeight={ROW_HEIGHT * 10} />;

  const { evaluations, totalPages } = data;
  const subject = edit.subject && editSubject(edit.subject);
  return (
    <>
      {evaluations.length === 0 ? (
        <EmptyState text="No evaluations available." icon={<AssessmentIcon />}>
          <Button component={Link} to={paths.home} variant="outlined">
            Choose an employee
          </Button>
        </EmptyState>
      ) : (
        <Box sx={{ position: 'relative' }}>
          <EvaluationsTable
            label={label}
            columns={tableColumns}
            evaluations={evaluations}
            busy={isPlaceholderData}
            markedId={markedId}
          />
          {isPlaceholderData && <Spinner label="Loading evaluations" overlay />}
        </Box>
      )}
      <PreviousNext
        page={page}
        totalPages={Math.max(totalPages, 1)}
        onPageChange={(next) => {
          setAddress({ page: next }, { scrollToTop: true });
        }}
      />
      {feedback.subject && (
        <FeedbackDialog evaluation={feedback.subject} onClose={feedback.close} />
      )}
      {subject && (
        <EvaluationDialog
          {...subject}
          onSaved={() => {
            setSaved(savedNow(({ _id }) => _id === subject.evaluation?._id));
          }}
          onClose={edit.close}
        />
      )}
    </>
  );
}
