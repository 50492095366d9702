import { useMemo, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import type { Evaluation } from '../../../api/contract';
import { ScoreLegend } from '../../../components/score/ScoreLegend';
import { Spinner } from '../../../components/status/Spinner';
import { nameWithDetail, namesakeDetails } from '../../../lib/text/personLabels';
import { useI18n } from '../../../i18n/I18nContext';
import { useDialog } from '../../../lib/query/useDialog';
import { saveOf, useHighlightedRow, type Saved } from '../../../components/table/useHighlightedRow';
import type { Scope } from '../../../api/allEvaluations';
import { EvaluationDialog, FeedbackDialog } from '../dialogs/lazyEvaluationDialogs';
import { editSubject } from '../dialogs/subjects';
import { actionsColumn, columns, employeeColumn } from './columns';
import { EvaluationsTable, type EvaluationsOrder } from './EvaluationsTable';

export interface EditableEvaluationsProps {
  /** The table's accessible name. */
  label: string;
  scope: Scope;
  evaluations: Evaluation[];
  /** When they were loaded, in milliseconds since 1970. */
  loadedAt: number;
  /** Whether new rows are loading, which will replace these. */
  busy?: boolean;
  /** Folded words that are highlighted in the rows. */
  words?: string[];
  /** The order of a list that was read whole. */
  order?: EvaluationsOrder;
  /** It is shown in place of a table without rows. */
  children: ReactNode;
}

const canEdit = (evaluation: Evaluation) => editSubject(evaluation) !== undefined;

/** A table of evaluations, with feedback, editing and details for each (specification, My evaluations). */
export function EditableEvaluations(props: EditableEvaluationsProps) {
  const { t } = useI18n();
  const { label, scope, evaluations, loadedAt, busy = false, words, order, children } = props;
  const feedback = useDialog<Evaluation>();
  const edit = useDialog<Evaluation>();
  const [employeeDetail, evaluatorDetail] = useMemo(
    () => [
      namesakeDetails(evaluations.map(({ employee }) => employee)),
      namesakeDetails(evaluations.map(({ evaluator }) => evaluator)),
    ],
    [evaluations],
  );
  // In the user's own list, the evaluator is the same in every row.
  const isOwn = scope === 'own';
  const tableColumns = useMemo(
    () => [
      employeeColumn(employeeDetail, isOwn ? undefined : evaluatorDetail),
      columns.email,
      columns.score,
      columns.note,
      { ...columns.reviewer, muted: isOwn },
      { ...columns.reviewerEmail, muted: isOwn },
      actionsColumn({ onFeedback: feedback.open, onEdit: edit.open, canEdit }),
      columns.createdAt,
    ],
    [isOwn, employeeDetail, evaluatorDetail, feedback.open, edit.open],
  );
  const [saved, setSaved] = useState<Saved<Evaluation>>();
  const highlightedId = useHighlightedRow(saved, evaluations, loadedAt);
  /** Returns the evaluation for a dialog. Its label distinguishes people with the same name. */
  const labelled = (evaluation: Evaluation): Evaluation => {
    const { employee } = evaluation;
    if (!employee?.name) return evaluation;
    const name = nameWithDetail(employee.name, employeeDetail(employee));
    return { ...evaluation, employee: { ...employee, name } };
  };
  const subject = edit.subject && editSubject(labelled(edit.subject));
  return (
    <>
      {evaluations.length === 0 ? (
        children
      ) : (
        <Box sx={{ position: 'relative' }}>
          <EvaluationsTable
            label={label}
            columns={tableColumns}
            evaluations={evaluations}
            busy={busy}
            {...(words && { words })}
            highlightedId={highlightedId}
            order={order}
          />
          {busy && <Spinner label={t('evaluations.loading')} overlay />}
          <ScoreLegend inset />
        </Box>
      )}
      {feedback.subject && (
        <FeedbackDialog evaluation={labelled(feedback.subject)} onClose={feedback.close} />
      )}
      {subject && (
        <EvaluationDialog
          {...subject}
          onSaved={() => {
            setSaved(saveOf(({ _id }) => _id === subject.evaluation?._id));
          }}
          onClose={edit.close}
        />
      )}
    </>
  );
}
