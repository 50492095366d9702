import type { ReactNode } from 'react';
import type { Evaluation } from '../../../api/contract';
import { IconAction } from '../../../components/controls/IconAction';
import { toRem } from '../../../components/page/lengths';
import { ScoreBadge } from '../../../components/score/ScoreBadge';
import { addFeedbackIcon, detailsIcon, editIcon } from '../../../components/table/rowIcons';
import { LocalDate } from '../../../components/text/LocalDate';
import type { I18n } from '../../../i18n/createI18n';
import type { DetailOf } from '../../../lib/text/personLabels';
import { evaluationPath } from '../../../lib/url/paths';
import { email, noteText, personName, writtenBy } from './cells';
import type { SortField } from './sorting';

type Header =
  | 'employee'
  | 'score'
  | 'note'
  | 'reviewer'
  | 'reviewerEmail'
  | 'evaluator'
  | 'createdAt'
  | 'actions';

/** A column of an evaluations table. `evaluationsTable` defines the classes of its cells. */
export interface EvaluationColumn {
  /** The message key of its text. */
  header: 'accounts.email' | `evaluations.${Header}`;
  /** A width in CSS. */
  width: string;
  /** The field by which its header sorts, in a list that was read whole. */
  sortField?: SortField;
  /** Its grid area on a phone. Without one it is shown on wide screens only (specification, My evaluations). */
  area?: 'title' | 'badge' | 'body' | 'meta' | 'actions';
  /** Whether its texts are muted, because they are the same in every row. */
  muted?: boolean;
  /** `words` are the folded words of a search. `withPeriod` adds the period of the screen to a path. */
  cell: (
    i18n: I18n,
    evaluation: Evaluation,
    words: string[],
    withPeriod: (path: string) => string,
  ) => ReactNode;
}

/** All columns except Actions. At 1200 px, where all of them are shown, the note has 240 px. */
export const columns = {
  employee: {
    header: 'evaluations.employee',
    width: toRem(204),
    sortField: 'employee',
    area: 'title',
    cell: (i18n, { employee }, words, withPeriod) =>
      personName(i18n, employee, words, { withPeriod }),
  },
  email: {
    header: 'accounts.email',
    width: toRem(108),
    cell: (i18n, { employee }, words) => email(i18n, employee?.email, words),
  },
  score: {
    header: 'evaluations.score',
    width: toRem(84),
    sortField: 'score',
    area: 'badge',
    cell: (_i18n, { score }) => <ScoreBadge score={score} />,
  },
  note: {
    header: 'evaluations.note',
    width: 'auto',
    area: 'body',
    cell: (i18n, { note, feedbacks }, words) => (
      <>
        {noteText(i18n, note, words)}
        {feedbacks && feedbacks.length > 0 && (
          <small className="feedbacks">
            {i18n.t('common.feedbacks', { count: feedbacks.length })}
          </small>
        )}
      </>
    ),
  },
  reviewer: {
    header: 'evaluations.reviewer',
    width: toRem(128),
    cell: (i18n, { evaluator }, words) => personName(i18n, evaluator, words),
  },
  reviewerEmail: {
    header: 'evaluations.reviewerEmail',
    width: toRem(120),
    cell: (i18n, { evaluator }, words) => email(i18n, evaluator?.email, words),
  },
  evaluator: {
    header: 'evaluations.evaluator',
    width: '20%',
    area: 'title',
    cell: (i18n, { evaluator }, words) => personName(i18n, evaluator, words),
  },
  createdAt: {
    header: 'evaluations.createdAt',
    width: toRem(128),
    sortField: 'createdAt',
    area: 'meta',
    cell: (_i18n, { createdAt }) => (
      <span className="date">
        <LocalDate iso={createdAt} />
      </span>
    ),
  },
} satisfies Record<string, EvaluationColumn>;

/**
 * Returns the column of the employee.
 * @param detailOf The detail that distinguishes employees with the same name.
 * @param evaluatorDetailOf The same for evaluators, where a line below the name says who wrote the evaluation.
 */
export const employeeColumn = (
  detailOf: DetailOf,
  evaluatorDetailOf?: DetailOf,
): EvaluationColumn => ({
  ...columns.employee,
  cell: (i18n, { employee, evaluator }, words, withPeriod) =>
    personName(i18n, employee, words, {
      withPeriod,
      detail: detailOf(employee),
      below: evaluatorDetailOf && writtenBy(i18n, evaluator, words, evaluatorDetailOf(evaluator)),
    }),
});

/** Returns the column of the evaluator in the history of an employee. */
export const evaluatorColumn = (detailOf: DetailOf): EvaluationColumn => ({
  ...columns.evaluator,
  cell: (i18n, { evaluator }, words) =>
    personName(i18n, evaluator, words, { detail: detailOf(evaluator) }),
});

interface RowActions {
  /** Without this function, the row has no button for feedback. */
  onFeedback?: (evaluation: Evaluation) => void;
  onEdit: (evaluation: Evaluation) => void;
  canEdit?: (evaluation: Evaluation) => boolean;
}

/** Returns the column with the actions of a row. */
export const actionsColumn = ({
  onFeedback,
  onEdit,
  canEdit = () => true,
}: RowActions): EvaluationColumn => ({
  header: 'evaluations.actions',
  width: onFeedback ? 'var(--actions-width)' : toRem(144),
  area: 'actions',
  cell: ({ t }, evaluation) => (
    <div>
      {onFeedback && (
        <IconAction
          isFirst
          label={t('evaluations.addFeedback')}
          icon={addFeedbackIcon}
          onClick={() => {
            onFeedback(evaluation);
          }}
        />
      )}
      <IconAction
        isFirst={!onFeedback}
        label={t('evaluations.edit')}
        icon={editIcon}
        unavailable={canEdit(evaluation) ? undefined : t('evaluations.notEditable')}
        onClick={() => {
          onEdit(evaluation);
        }}
      />
      <IconAction
        label={t('evaluations.viewDetails')}
        icon={detailsIcon}
        to={evaluationPath(evaluation._id)}
      />
    </div>
  ),
});
