import { useCallback, useState } from 'react';
import type { Evaluation } from '../../../api/contract';
import { useDialog } from '../../../lib/query/useDialog';
import { saveOf, useHighlightedRow, type Saved } from '../../../components/table/useHighlightedRow';
import type { EvaluationSubject } from '../dialogs/EvaluationDialog';
import { EvaluationDialog } from '../dialogs/lazyEvaluationDialogs';
import type { History } from './useHistory';

/** Returns the evaluation dialog of an employee, and the row that it has saved. */
export function useHistoryDialog(employee: EvaluationSubject['employee'], history: History) {
  const { all } = history;
  // The dialog edits the evaluation, or adds one if there is none.
  const { subject, open, close } = useDialog<{ evaluation?: Evaluation }>();
  const [saved, setSaved] = useState<Saved<Evaluation>>();
  const highlightedId = useHighlightedRow(saved, all, saved ? history.loadedAt : 0);

  const add = useCallback(() => {
    open({});
  }, [open]);
  const edit = useCallback(
    (evaluation: Evaluation) => {
      open({ evaluation });
    },
    [open],
  );

  function onSaved() {
    const edited = subject?.evaluation?._id;
    const before = all && new Set(all.map(({ _id }) => _id));
    setSaved(
      saveOf(({ _id }) => {
        if (edited !== undefined) return _id === edited;
        // The new evaluation can be identified only if the others are known.
        return before !== undefined && !before.has(_id);
      }),
    );
  }

  const dialog = subject && (
    <EvaluationDialog
      employee={employee}
      evaluation={subject.evaluation}
      onSaved={onSaved}
      onClose={close}
    />
  );
  return { add, edit, highlightedId, dialog };
}
