import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import type { Evaluation } from '../../../api/contract';
import { LoadProgress } from '../allEvaluations/LoadProgress';
import { useAllEvaluations } from '../allEvaluations/useAllEvaluations';
import { OtherScores } from '../../insight/profile/OtherScores';
import { useI18n } from '../../../i18n/I18nContext';
import { prepareTimes } from '../../../lib/text/createdTime';

interface OtherScoresReaderProps {
  employeeId: string;
  /** The evaluations of the person in the period. */
  evaluations: readonly Evaluation[];
}

const section = {
  typography: 'body2',
  display: 'grid',
  gap: 0.5,
  mt: 0.5,
  '& p': { m: 0 },
} satisfies SxProps;

/** Reads all evaluations, and shows the scores that the evaluators of a person gave to other people. */
export function OtherScoresReader({ employeeId, evaluations }: OtherScoresReaderProps) {
  const { t } = useI18n();
  const load = useAllEvaluations('all', prepareTimes);
  const { data, isRefused } = load;
  return (
    <Box sx={section}>
      {data && (
        <OtherScores employeeId={employeeId} evaluations={evaluations} all={data.evaluations} />
      )}
      {isRefused ? (
        <p role="status">{t('evaluations.othersRefused')}</p>
      ) : (
        <LoadProgress load={load} />
      )}
    </Box>
  );
}
