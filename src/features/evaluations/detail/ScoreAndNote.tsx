import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Evaluation } from '../../../api/contract';
import { display } from '../../../lib/text/display';
import { isolated } from '../../../lib/text/isolated';
import { ScoreBadge } from '../ScoreBadge';
import { useAuthorship } from './useAuthorship';

/** The score and the note of an evaluation, and whose they are. */
export function ScoreAndNote({ evaluation }: { evaluation: Evaluation }) {
  const { score, note } = evaluation;
  const { evaluator, date } = useAuthorship(evaluation);
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <ScoreBadge score={score} />
        {(evaluator || date) && (
          <Typography variant="body2" color="textSecondary">
            Evaluated{evaluator && <> by {isolated(evaluator)}</>}
            {date && ` on ${date}`}
          </Typography>
        )}
      </Stack>
      <Typography
        dir="auto"
        color={display(note, '') === '' ? 'textSecondary' : undefined}
        sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
      >
        {display(note, 'No note provided')}
      </Typography>
    </Stack>
  );
}
