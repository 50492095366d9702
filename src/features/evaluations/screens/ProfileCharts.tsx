import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps } from '@mui/material/styles';
import type { Evaluation } from '../../../api/contract';
import { lazyComponent } from '../../../components/status/lazyComponent';
import { seesAllEvaluations } from '../../../domain/constants';
import { ProfileInsight } from '../../insight/profile/ProfileInsight';
import { useAddressState } from '../../../lib/url/addressState';
import { choiceParameter } from '../../../lib/url/parameters';
import { useSession } from '../../../session/useSession';
import { useI18n } from '../../../i18n/I18nContext';

const OtherScoresReader = lazyComponent(
  async () => (await import('./OtherScoresReader')).OtherScoresReader,
);

const PARAMETERS = { others: choiceParameter(['0', '1']) };

/** Aligns the text of the button with the content above, in spite of its padding. */
const footer = { mt: 1, '& > button': { marginInlineStart: -0.625 } } satisfies SxProps;

interface ProfileChartsProps {
  employeeId: string;
  /** Every evaluation of the person. */
  history: readonly Evaluation[];
  /** The evaluations that are in the period. */
  evaluations: readonly Evaluation[];
}

/**
 * The charts of a profile. Users who may see all evaluations can compare the scores with those that the evaluators gave
 * to others.
 */
export function ProfileCharts({ employeeId, history, evaluations }: ProfileChartsProps) {
  const { t } = useI18n();
  const { role } = useSession();
  const [{ others }, update] = useAddressState(PARAMETERS);
  const isOpen = others === '1' && seesAllEvaluations(role);
  return (
    <ProfileInsight
      history={history}
      evaluations={evaluations}
      footer={
        seesAllEvaluations(role) && (
          <Box sx={footer}>
            <Button
              size="small"
              aria-expanded={isOpen}
              onClick={() => {
                update({ others: isOpen ? '0' : '1' }, { replace: true });
              }}
            >
              {t('compare.othersButton')}
            </Button>
            {isOpen && <OtherScoresReader employeeId={employeeId} evaluations={evaluations} />}
          </Box>
        )
      }
    />
  );
}
