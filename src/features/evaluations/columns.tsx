import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Evaluation } from '../../api/contract';
import { ScoreBadge } from '../../components/ScoreBadge';
import { display, displayDate } from '../../lib/display';

/** A column of an evaluations table. */
export interface EvaluationColumn {
  header: string;
  /** A share of the table's width, such as '30%', or pixels. */
  width: number | string;
  /** Where it stands on a phone; without one, only wide screens show it (spec section 2, My Evaluations). */
  area?: 'title' | 'badge' | 'body' | 'meta' | 'actions';
  cell: (evaluation: Evaluation) => ReactNode;
}

const isolated = (value: string | null | undefined) => <bdi>{display(value)}</bdi>;

/** On one line, cut where it is too long: an address has no place to break. */
const email = (value: string | null | undefined) => (
  <Typography variant="body2" noWrap title={value ?? undefined}>
    {isolated(value)}
  </Typography>
);

/** All columns but Actions, which know what their screen offers. */
export const columns = {
  employee: {
    header: 'Employee',
    width: '12%',
    area: 'title',
    cell: ({ employee }) => <Clamped strong text={display(employee?.name)} />,
  },
  email: {
    header: 'Email',
    width: '15%',
    cell: ({ employee }) => email(employee?.email),
  },
  score: {
    header: 'Score',
    width: 84,
    area: 'badge',
    cell: ({ score }) => <ScoreBadge score={score} />,
  },
  note: { header: 'Note', width: 'auto', area: 'body', cell: ({ note }) => <Note note={note} /> },
  reviewer: {
    header: 'Reviewer',
    width: '10%',
    cell: ({ evaluator }) => isolated(evaluator?.name),
  },
  reviewerEmail: {
    header: 'Reviewer Email',
    width: '15%',
    cell: ({ evaluator }) => email(evaluator?.email),
  },
  evaluator: {
    header: 'Evaluator',
    width: '20%',
    area: 'title',
    cell: ({ evaluator }) => isolated(evaluator?.name),
  },
  createdAt: {
    header: 'Created At',
    width: 128,
    area: 'meta',
    cell: ({ createdAt }) => <span style={{ whiteSpace: 'nowrap' }}>{displayDate(createdAt)}</span>,
  },
} satisfies Record<string, EvaluationColumn>;

function Note({ note }: { note: string | null | undefined }) {
  const shown = display(note, 'No note provided');
  return <Clamped text={shown} color={shown === note ? undefined : 'textSecondary'} />;
}

interface ClampedProps {
  text: string;
  color?: 'textSecondary';
  strong?: boolean;
}

/** Clamped to three lines, as spec section 9 has it for notes. */
function Clamped({ text, color, strong = false }: ClampedProps) {
  return (
    <Typography
      variant="body2"
      // A name stays in its column, a note stands as it is read.
      dir={strong ? undefined : 'auto'}
      color={color}
      sx={{
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: '3',
        overflow: 'hidden',
        overflowWrap: 'anywhere',
        ...(strong && { fontWeight: 600 }),
      }}
    >
      <bdi>{text}</bdi>
    </Typography>
  );
}
