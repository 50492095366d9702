import BackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useI18n } from '../../i18n/I18nContext';

/** The link "Back to results" of a screen about people who were selected there. */
export function BackToResults({ to }: { to: string }) {
  const { t } = useI18n();
  return (
    <Button
      component={Link}
      to={to}
      color="inherit"
      startIcon={<BackIcon className="mirrored" />}
      sx={{ marginInlineStart: { xs: -1, md: 0 } }}
    >
      {t('compare.backToResults')}
    </Button>
  );
}
