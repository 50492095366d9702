import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { PageHeading } from '../components/page/PageHeading';
import { useI18n } from '../i18n/I18nContext';
import { paths } from '../lib/url/paths';

export function NotFoundPage() {
  const { t } = useI18n();
  return (
    <Stack sx={{ alignItems: 'center', gap: 3, py: 12 }}>
      <PageHeading title={t('shell.notFound')} />
      <Button component={Link} to={paths.home} variant="outlined">
        {t('components.goHome')}
      </Button>
    </Stack>
  );
}
