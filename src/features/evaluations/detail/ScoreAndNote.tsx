import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Evaluation } from '../../../api/contract';
import { LocalDate } from '../../../components/text/LocalDate';
import { useI18n } from '../../../i18n/I18nContext';
import { isolated } from '../../../lib/text/isolated';
import { ScoreBadge } from '../../../components/score/ScoreBadge';
import type { useAuthorship } from '../useAuthorship';

interface ScoreAndNoteProps {
  evaluation: Evaluation;
  authorship: ReturnType<typeof useAuthorship>;
}

/** The score and the note of an evaluation, with its author. */
export function ScoreAndNote({ evaluation, authorship }: ScoreAndNoteProps) {
  const i18n = useI18n();
  const { t, display } = i18n;
  const { score, note } = evaluation;
  const { evaluator, createdAt } = authorship;
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <ScoreBadge score={score} large />
        {(evaluator || createdAt) && (
          <Typography variant="body2" color="textSecondary" sx={{ minWidth: 0 }}>
            {t.rich(evaluatedKey(evaluator, createdAt), {
              name: evaluator,
              person: () => isolated(i18n, evaluator),
              date: () => <LocalDate iso={createdAt} />,
            })}
          </Typography>
        )}
      </Stack>
      <Typography
        dir="auto"
        color={display(note, '') === '' ? 'textSecondary' : undefined}
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {display(note, t('evaluations.noNote'))}
      </Typography>
    </Stack>
  );
}

function evaluatedKey(evaluator: string, createdAt: string | null | undefined) {
  if (!createdAt) return 'evaluations.evaluatedBy';
  return evaluator === '' ? 'evaluations.evaluatedOn' : 'evaluations.evaluatedByOn';
}
