import Box from '@mui/material/Box';
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

const name = (value: string | null | undefined, fontWeight?: number) => (
  <Clamped text={display(value)} title={value ?? undefined} fontWeight={fontWeight} />
);

/** On one line, cut where it is too long: an address has no place to break. */
const email = (value: string | null | undefined) => (
  <Typography variant="body2" noWrap title={value ?? undefined}>
    <bdi>{display(value)}</bdi>
  </Typography>
);

/** All columns but Actions. */
export const columns = {
  employee: {
    header: 'Employee',
    width: '12%',
    area: 'title',
    cell: ({ employee }) => name(employee?.name, 600),
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
    width: '11%',
    cell: ({ evaluator }) => name(evaluator?.name),
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
    cell: ({ evaluator }) => name(evaluator?.name),
  },
  createdAt: {
    header: 'Created At',
    width: 128,
    area: 'meta',
    cell: ({ createdAt }) => <span style={{ whiteSpace: 'nowrap' }}>{displayDate(createdAt)}</span>,
  },
} satisfies Record<string, EvaluationColumn>;

/** The column of what can be done with each row. */
export function actionsColumn(
  width: number,
  actions: (evaluation: Evaluation) => ReactNode,
): EvaluationColumn {
  return {
    header: 'Actions',
    width,
    area: 'actions',
    cell: (evaluation) => (
      // The icons line up with the text, not the round space about them.
      <Box
        sx={{
          display: 'flex',
          justifyContent: { xs: 'flex-end', md: 'flex-start' },
          ml: { md: -1 },
          mr: { xs: -1, md: 0 },
        }}
      >
        {actions(evaluation)}
      </Box>
    ),
  };
}

function Note({ note }: { note: string | null | undefined }) {
  const shown = display(note, 'No note provided');
  return <Clamped text={shown} dir="auto" color={shown === note ? undefined : 'textSecondary'} />;
}

interface ClampedProps {
  text: string;
  color?: 'textSecondary';
  fontWeight?: number;
  /** For text that stands as it is read. A name stays in its column. */
  dir?: 'auto';
  /** What is cut off, for the pointer. */
  title?: string;
}

/** Clamped to three lines, as spec section 9 has it for notes. */
function Clamped({ text, fontWeight, ...props }: ClampedProps) {
  return (
    <Typography
      variant="body2"
      {...props}
      sx={{
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: '3',
        overflow: 'hidden',
        overflowWrap: 'anywhere',
        fontWeight,
      }}
    >
      <bdi>{text}</bdi>
    </Typography>
  );
}
