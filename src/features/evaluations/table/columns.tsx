import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Evaluation, Person } from '../../../api/contract';
import { Initials } from '../../../components/person/Initials';
import { LocalDate } from '../../../components/text/LocalDate';
import { ScoreBadge } from '../../../components/score/ScoreBadge';
import { display } from '../../../lib/text/display';
import { employeeProfilePath } from '../../../lib/url/paths';

/** A column of an evaluations table. `evaluationsTableStyle` defines the classes of its cells. */
export interface EvaluationColumn {
  header: string;
  /** A share of the table's width, such as '30%', or pixels at the default font size. */
  width: number | string;
  /** Its place on a phone. Without one it is shown on wide screens only (spec section 2, My Evaluations). */
  area?: 'title' | 'badge' | 'body' | 'meta' | 'actions';
  /** Whether its texts are muted, because they are the same in every row. */
  quiet?: boolean;
  cell: (evaluation: Evaluation) => ReactNode;
}

const person = (
  name: string | null | undefined,
  id: string | null | undefined,
  text: ReactNode,
) => (
  <div className="person">
    <Initials name={name} id={id ?? name} />
    {text}
  </div>
);

const evaluatorName = (evaluator: Person | null | undefined) =>
  person(
    evaluator?.name,
    evaluator?._id,
    <div className="clamped" title={evaluator?.name ?? undefined}>
      <bdi>{display(evaluator?.name)}</bdi>
    </div>,
  );

/** Leads to the profile, if the server tells the id. */
const employeeName = (employee: Person | null | undefined) => {
  const { _id: id, name } = employee ?? {};
  const text = <bdi>{display(name)}</bdi>;
  const props = { className: 'clamped strong', title: name ?? undefined };
  if (!id) return person(name, id, <div {...props}>{text}</div>);
  return person(
    name,
    id,
    <Link to={employeeProfilePath(id)} {...props}>
      {text}
    </Link>,
  );
};

/** On one line, with an ellipsis: an e-mail address has no spaces at which it could break. */
const email = (value: string | null | undefined) => (
  <div className="line" title={value ?? undefined}>
    <bdi>{display(value)}</bdi>
  </div>
);

/** More characters than fit in three lines. The browser would lay out the whole of a longer note to clamp it. */
const NOTE_LENGTH = 10_000;

/** Clamped to three lines (spec section 9), in the note's own writing direction. */
const noteText = (note: string | null | undefined) => {
  const shown = display(note, 'No note provided');
  return (
    <div className={shown === note ? 'clamped' : 'clamped missing'} dir="auto">
      <bdi>{shown.slice(0, NOTE_LENGTH)}</bdi>
    </div>
  );
};

/** All columns but Actions. */
export const columns = {
  employee: {
    header: 'Employee',
    width: '16%',
    area: 'title',
    cell: ({ employee }) => employeeName(employee),
  },
  email: {
    header: 'Email',
    width: '16%',
    cell: ({ employee }) => email(employee?.email),
  },
  score: {
    header: 'Score',
    width: 84,
    area: 'badge',
    cell: ({ score }) => <ScoreBadge score={score} />,
  },
  note: { header: 'Note', width: 'auto', area: 'body', cell: ({ note }) => noteText(note) },
  reviewer: {
    header: 'Reviewer',
    width: '11%',
    cell: ({ evaluator }) => evaluatorName(evaluator),
  },
  reviewerEmail: {
    header: 'Reviewer Email',
    width: '16%',
    cell: ({ evaluator }) => email(evaluator?.email),
  },
  evaluator: {
    header: 'Evaluator',
    width: '20%',
    area: 'title',
    cell: ({ evaluator }) => evaluatorName(evaluator),
  },
  createdAt: {
    header: 'Created At',
    width: 128,
    area: 'meta',
    cell: ({ createdAt }) => (
      <span className="date">
        <LocalDate iso={createdAt} />
      </span>
    ),
  },
} satisfies Record<string, EvaluationColumn>;

/** The column with the actions of a row. */
export function actionsColumn(
  width: number,
  actions: (evaluation: Evaluation) => ReactNode,
): EvaluationColumn {
  return {
    header: 'Actions',
    width,
    area: 'actions',
    cell: (evaluation) => <div className="icons">{actions(evaluation)}</div>,
  };
}
