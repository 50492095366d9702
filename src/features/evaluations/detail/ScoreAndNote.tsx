import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Evaluation } from '../../../api/contract';
import { LocalDate } from '../../../components/text/LocalDate';
import { display } from '../../../lib/text/display';
import { isolated } from '../../../lib/text/isolated';
import { ScoreBadge } from '../../../components/score/ScoreBadge';
import { useAuthorship } from '../useAuthorship';

/** The score and the note of an evaluation, and whose they are. */
export function ScoreAndNote({ evaluation }: { evaluation: Evaluation }) {
  const { score, note } = evaluation;
  const { evaluator, createdAt } = useAuthorship(evaluation);
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <ScoreBadge score={score} large />
        {(evaluator || createdAt) && (
          <Typography variant="body2" color="textSecondary" sx={{ minWidth: 0 }}>
            Evaluated{evaluator && <> by {isolated(evaluator)}</>}
            {createdAt && (
              <>
                {' '}
                on <LocalDate iso={createdAt} />
              </>
            )}
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
