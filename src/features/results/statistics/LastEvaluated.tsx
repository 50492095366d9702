import { styled } from '@mui/material/styles';
import type { Evaluation } from '../../../api/contract';
import { newestOf } from '../../../lib/text/createdTime';
import { displayDate } from '../../../lib/text/display';
import { displayAgo } from '../../../lib/text/displayAge';

// An age on paper is wrong the next day: it has the date instead.
const Time = styled('time')({
  '@media print': {
    fontSize: 0,
    '&::after': { content: 'attr(title)', fontSize: '0.875rem' },
  },
});

/** How long ago the last evaluation of a person was; on paper its date. */
export function LastEvaluated({ evaluations }: { evaluations: readonly Evaluation[] }) {
  const newest = newestOf(evaluations);
  const date = lastEvaluatedDate(evaluations);
  if (!newest) return date;
  return (
    <Time dateTime={newest.record.createdAt ?? undefined} title={date}>
      {displayAgo(newest.time)}
    </Time>
  );
}

/** The date of the last evaluation of a person in words. */
export function lastEvaluatedDate(evaluations: readonly Evaluation[]): string {
  const newest = newestOf(evaluations);
  if (newest) return displayDate(newest.record.createdAt);
  return evaluations.length === 0 ? 'Never' : 'No date';
}
