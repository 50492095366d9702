import { styled } from '@mui/material/styles';
import { useI18n } from '../../i18n/I18nContext';

/** It is a `span` because it can be the end of a paragraph (`SheetEvaluations`). */
const Root = styled('span')(({ theme: { vars, spacing, typography } }) => ({
  ...typography.body2,
  display: 'inline-grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  gap: spacing(0, 4),
  width: '100%',
  color: vars.palette.text.primary,
  whiteSpace: 'normal',
  verticalAlign: 'top',
  breakInside: 'avoid',
  '& > span': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: spacing(1),
    // This leaves room to write above the line.
    marginTop: '4rem',
    paddingTop: spacing(0.5),
    borderTop: `1px solid ${vars.palette.text.primary}`,
  },
  '& span > span': { minWidth: 0, overflowWrap: 'anywhere' },
  // The date begins here on the line.
  '& span > span + span': { flex: '0 0 35%' },
}));

interface SignaturesProps {
  /**
   * The names of the evaluators (`signingEvaluators`). If there are none, one line is for an evaluator without a name.
   */
  evaluators: readonly string[];
}

/** Lines on which the employee and the evaluators sign, each with a date. */
export function Signatures({ evaluators }: SignaturesProps) {
  const { t, direction } = useI18n();
  const named = evaluators.map((name) =>
    t.rich('profile.signingEvaluator', { name, person: (chunks) => <bdi>{chunks}</bdi> }),
  );
  return (
    // The paragraph around the signatures can have another direction.
    <Root role="group" aria-label={t('profile.signatures')} dir={direction}>
      {[t('profile.employee'), ...(named.length > 0 ? named : [t('evaluations.evaluator')])].map(
        (person, index) => (
          <span key={index}>
            <span>{person}</span>
            <span>{t('profile.date')}</span>
          </span>
        ),
      )}
    </Root>
  );
}
