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
import { breakable } from '../../../lib/text/breakable';
import { display } from '../../../lib/text/display';
import { splitMatches } from '../../../lib/text/matches';
import { NOT_EDITABLE } from '../dialogs/subjects';
import { listedNote } from '../note';
import { employeeProfilePath, evaluationPath } from '../../../lib/url/paths';
import { usePeriodLinks } from '../../../lib/url/periodParameter';

/** A column of an evaluations table. `evaluationsTableStyle` defines the classes of its cells. */
export interface EvaluationColumn {
  header: string;
  /** As in CSS. */
  width: string;
  /** Its grid area on a phone. Without one it is shown on wide screens only (specification, My evaluations). */
  area?: 'title' | 'badge' | 'body' | 'meta' | 'actions';
  /** Whether its texts are muted, because they are the same in every row. */
  quiet?: boolean;
  /** The words are those of a search, folded. */
  cell: (evaluation: Evaluation, words: string[]) => ReactNode;
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
const personName = (person: Person | null | undefined, words: string[], isEmployee = false) => {
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

const email = (value: string | null | undefined, words: string[]) => (
  <div className="clamped" title={value ?? undefined}>
    <bdi>{words.length === 0 ? breakable(display(value)) : marked(display(value), words)}</bdi>
  </div>
);

/** Clamped to three lines (specification, My evaluations), in the note's own writing direction. */
const noteText = (note: string | null | undefined, words: string[]) => {
  const { text, isMissing } = listedNote(note);
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
    header: 'Employee',
    width: '14%',
    area: 'title',
    cell: ({ employee }, words) => personName(employee, words, true),
  },
  email: {
    header: 'Email',
    width: '12%',
    cell: ({ employee }, words) => email(employee?.email, words),
  },
  score: {
    header: 'Score',
    width: toRem(84),
    area: 'badge',
    cell: ({ score }) => <ScoreBadge score={score} />,
  },
  note: {
    header: 'Note',
    width: 'auto',
    area: 'body',
    cell: ({ note }, words) => noteText(note, words),
  },
  reviewer: {
    header: 'Reviewer',
    width: '10%',
    cell: ({ evaluator }, words) => personName(evaluator, words),
  },
  reviewerEmail: {
    header: 'Reviewer Email',
    width: '12%',
    cell: ({ evaluator }, words) => email(evaluator?.email, words),
  },
  evaluator: {
    header: 'Evaluator',
    width: '20%',
    area: 'title',
    cell: ({ evaluator }, words) => personName(evaluator, words),
  },
  createdAt: {
    header: 'Created At',
    width: toRem(128),
    area: 'meta',
    cell: ({ createdAt }) => (
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
  header: 'Actions',
  width: toRem(onFeedback ? 136 : 100),
  area: 'actions',
  cell: (evaluation) => (
    <div className="icons">
      {onFeedback && (
        <IconAction
          label="Add Feedback"
          icon={<AddCommentIcon />}
          onClick={() => {
            onFeedback(evaluation);
          }}
        />
      )}
      <IconAction
        label="Edit"
        icon={<EditIcon />}
        unavailable={canEdit(evaluation) ? undefined : NOT_EDITABLE}
        onClick={() => {
          onEdit(evaluation);
        }}
      />
      <IconAction
        label="View Details"
        icon={<VisibilityIcon />}
        to={evaluationPath(evaluation._id)}
      />
    </div>
  ),
});
