import { styled } from '@mui/material/styles';
import { useI18n } from '../i18n/I18nContext';

const Root = styled('div')(({ theme: { vars, spacing, typography } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  gap: spacing(0, 4),
  breakInside: 'avoid',
  '& p': {
    ...typography.body2,
    display: 'flex',
    justifyContent: 'space-between',
    margin: 0,
    // Room to write above the line.
    marginTop: '4rem',
    paddingTop: spacing(0.5),
    borderTop: `1px solid ${vars.palette.text.primary}`,
  },
  // The date begins here on the line.
  '& span + span': { width: '35%' },
}));

/** Lines on which two people sign, each with a date. */
export function Signatures() {
  const { t } = useI18n();
  return (
    <Root role="group" aria-label={t('profile.signatures')}>
      {[t('profile.employee'), t('evaluations.evaluator')].map((person) => (
        <p key={person}>
          <span>{person}</span>
          <span>{t('profile.date')}</span>
        </p>
      ))}
    </Root>
  );
}
