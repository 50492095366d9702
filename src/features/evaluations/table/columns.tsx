import AddCommentIcon from '@mui/icons-material/AddCommentOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Evaluation, Person } from '../../../api/contract';
import { IconAction } from '../../../components/controls/IconAction';
import { toRem } from '../../../components/page/lengths';
import { Initials } from '../../../components/person/Initials';
import { LocalDate } from '../../../components/text/LocalDate';
import { Marked } from '../../../components/text/Marked';
import { ScoreBadge } from '../../../components/score/ScoreBadge';
import type { I18n } from '../../../i18n/createI18n';
import { breakable } from '../../../lib/text/breakable';
import { splitMatches } from '../../../lib/text/matches';
import { listedNote } from '../note';
import { employeeProfilePath, evaluationPath } from '../../../lib/url/paths';
import { usePeriodLinks } from '../../../lib/url/periodParameter';

type Header =
  | 'employee'
  | 'score'
  | 'note'
  | 'reviewer'
  | 'reviewerEmail'
  | 'evaluator'
  | 'createdAt'
  | 'actions';

/** A column of an evaluations table. `evaluationsTableStyle` defines the classes of its cells. */
export interface EvaluationColumn {
  /** The key of its text. */
  header: 'accounts.email' | `evaluations.${Header}`;
  /** As in CSS. */
  width: string;
  /** Its grid area on a phone. Without one it is shown on wide screens only (specification, My evaluations). */
  area?: 'title' | 'badge' | 'body' | 'meta' | 'actions';
  /** Whether its texts are muted, because they are the same in every row. */
  quiet?: boolean;
  /** The words are those of a search, folded. */
  cell: (i18n: I18n, evaluation: Evaluation, words: string[]) => ReactNode;
}

/** Only where there is something to mark: it folds the text. */
const marked = (text: string, words: string[]) =>
  words.length === 0 ? text : <Marked text={text} words={words} />;

/** To the profile, with the period of this screen. */
function ProfileLink({ id, ...props }: Omit<ComponentProps<typeof Link>, 'to'> & { id: string }) {
  const withPeriod = usePeriodLinks();
  return <Link to={withPeriod(employeeProfilePath(id))} {...props} />;
}

/** The name of a person. The name of an employee leads to the profile, if the id is known. */
const personName = (
  { display }: I18n,
  person: Person | null | undefined,
  words: string[],
  isEmployee = false,
) => {
  const { _id: id, name } = person ?? {};
  const props = {
    className: isEmployee ? 'clamped strong' : 'clamped',
    title: name ?? undefined,
    children: <bdi>{marked(display(name), words)}</bdi>,
  };
  return (
    <div className="person">
      <Initials name={name} id={id ?? name} />
      {isEmployee && id ? <ProfileLink id={id} {...props} /> : <div {...props} />}
    </div>
  );
};

const email = ({ display }: I18n, value: string | null | undefined, words: string[]) => (
  <div className="clamped" title={value ?? undefined}>
    <bdi>{words.length === 0 ? breakable(display(value)) : marked(display(value), words)}</bdi>
  </div>
);

/** Clamped to three lines (specification, My evaluations), in the note's own writing direction. */
const noteText = (i18n: I18n, note: string | null | undefined, words: string[]) => {
  const { text, isMissing } = listedNote(i18n, note);
  return (
    <div className={isMissing ? 'clamped missing' : 'clamped'} dir="auto">
      <bdi>{isMissing ? text : foundIn(text, words)}</bdi>
    </div>
  );
};

/** Three lines of a phone. */
const IN_VIEW = 100;

/** A note with its matches marked. On screen it starts shortly before the first match, if that would be out of view. */
function foundIn(note: string, words: string[]) {
  if (words.length === 0) return note;
  const [before = ''] = splitMatches(note, words);
  if (before === note || before.length < IN_VIEW) return marked(note, words);
  const start = before.lastIndexOf(' ', before.length - IN_VIEW / 4) + 1;
  return (
    <>
      <span className="skipped">{note.slice(0, start)}</span>
      {marked(note.slice(start), words)}
    </>
  );
}

/** All columns but Actions. At 1200 px, where all of them are shown, the note has 240 px. */
export const columns = {
  employee: {
    header: 'evaluations.employee',
    width: '14%',
    area: 'title',
    cell: (i18n, { employee }, words) => personName(i18n, employee, words, true),
  },
  email: {
    header: 'accounts.email',
    width: '12%',
    cell: (i18n, { employee }, words) => email(i18n, employee?.email, words),
  },
  score: {
    header: 'evaluations.score',
    width: toRem(84),
    area: 'badge',
    cell: (_i18n, { score }) => <ScoreBadge score={score} />,
  },
  note: {
    header: 'evaluations.note',
    width: 'auto',
    area: 'body',
    cell: (i18n, { note }, words) => noteText(i18n, note, words),
  },
  reviewer: {
    header: 'evaluations.reviewer',
    width: '10%',
    cell: (i18n, { evaluator }, words) => personName(i18n, evaluator, words),
  },
  reviewerEmail: {
    header: 'evaluations.reviewerEmail',
    width: '12%',
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
    area: 'meta',
    cell: (_i18n, { createdAt }) => (
      <span className="date">
        <LocalDate iso={createdAt} />
      </span>
    ),
  },
} satisfies Record<string, EvaluationColumn>;

interface RowActions {
  /** Without it the row has no button for feedback. */
  onFeedback?: (evaluation: Evaluation) => void;
  onEdit: (evaluation: Evaluation) => void;
  canEdit?: (evaluation: Evaluation) => boolean;
}

/** The column with the actions of a row. */
export const actionsColumn = ({
  onFeedback,
  onEdit,
  canEdit = () => true,
}: RowActions): EvaluationColumn => ({
  header: 'evaluations.actions',
  width: toRem(onFeedback ? 136 : 100),
  area: 'actions',
  cell: ({ t }, evaluation) => (
    <div className="icons">
      {onFeedback && (
        <IconAction
          label={t('evaluations.addFeedback')}
          icon={<AddCommentIcon />}
          onClick={() => {
            onFeedback(evaluation);
          }}
        />
      )}
      <IconAction
        label={t('evaluations.edit')}
        icon={<EditIcon />}
        unavailable={canEdit(evaluation) ? undefined : t('evaluations.notEditable')}
        onClick={() => {
          onEdit(evaluation);
        }}
      />
      <IconAction
        label={t('evaluations.viewDetails')}
        icon={<VisibilityIcon />}
        to={evaluationPath(evaluation._id)}
      />
    </div>
  ),
});
