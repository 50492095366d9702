import { styled } from '@mui/material/styles';
import type { Evaluation } from '../api/contract';
import { ReadingStatus } from '../features/evaluations/allEvaluations/ReadingStatus';
import { useAllEvaluations } from '../features/evaluations/allEvaluations/useAllEvaluations';
import { OtherScores } from '../features/insight/profile/OtherScores';
import { useI18n } from '../i18n/I18nContext';
import { prepareTimes } from '../lib/text/createdTime';

interface OtherScoresReaderProps {
  employeeId: string;
  /** The evaluations of the person in the period. */
  evaluations: readonly Evaluation[];
}

const Root = styled('div')(({ theme: { typography, spacing } }) => ({
  ...typography.body2,
  display: 'grid',
  gap: spacing(0.5),
  marginTop: spacing(0.5),
  '& p': { margin: 0 },
}));

/** Reads every evaluation, for the scores that a person's evaluators gave to others. */
export function OtherScoresReader({ employeeId, evaluations }: OtherScoresReaderProps) {
  const { t } = useI18n();
  const reading = useAllEvaluations('all', prepareTimes);
  const { data, isRefused } = reading;
  return (
    <Root>
      {data && (
        <OtherScores employeeId={employeeId} evaluations={evaluations} all={data.evaluations} />
      )}
      {isRefused ? (
        <p role="status">{t('evaluations.othersRefused')}</p>
      ) : (
        <ReadingStatus reading={reading} />
      )}
    </Root>
  );
}
