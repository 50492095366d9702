import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useI18n } from '../../i18n/I18nContext';
import { paths } from '../../lib/url/paths';
import { EmptyState } from './EmptyState';

/** A message in place of a screen whose address has an id that does not exist. It has no button to try again. */
export function NotFoundState({ text }: { text: string }) {
  const { t } = useI18n();
  return (
    <EmptyState text={text}>
      <Button component={Link} to={paths.home} variant="outlined">
        {t('components.goHome')}
      </Button>
    </EmptyState>
  );
}
