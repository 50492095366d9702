import { styled } from '@mui/material/styles';
import type { Evaluation } from '../../../api/contract';
import { displayDate } from '../../../lib/text/display';
import { displayAgo } from '../../../lib/text/displayAge';
import { lastEvaluated } from '../reading/hitData';

// An age on paper is wrong the next day: it has the date instead.
const Time = styled('time')({
  '@media print': {
    fontSize: 0,
    '&::after': { content: 'attr(title)', fontSize: '0.875rem' },
  },
});

/** How long ago the last evaluation of a person was; on paper its date. */
export function LastEvaluated({ evaluations }: { evaluations: readonly Evaluation[] }) {
  const time = lastEvaluated(evaluations);
  const date = lastEvaluatedDate(evaluations);
  if (time === -Infinity) return date;
  return (
    <Time dateTime={new Date(time).toISOString()} title={date}>
      {displayAgo(time)}
    </Time>
  );
}

/** The date of the last evaluation of a person in words. */
export function lastEvaluatedDate(evaluations: readonly Evaluation[]): string {
  if (evaluations.length === 0) return 'Never';
  const time = lastEvaluated(evaluations);
  return time === -Infinity ? 'No date' : displayDate(new Date(time).toISOString());
}
