import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';
import { Banner } from '../../components/page/Banner';
import { useI18n } from '../../i18n/I18nContext';
import { LANGUAGES } from '../../i18n/languages';
import type { PageLanguage } from './pageLanguage';

/** The message that a language could not be loaded, with a retry. */
export function LanguageFailure({ language }: { language: PageLanguage }) {
  const { failed } = useSyncExternalStore(language.subscribe, language.get);
  const { t } = useI18n();
  if (!failed) return null;
  return (
    <Banner label={t('shell.language')}>
      <Typography role="alert" sx={{ flex: '1 1 16rem' }}>
        {t.rich('shell.languageFailed', {
          language: () => <bdi lang={failed}>{LANGUAGES[failed].name}</bdi>,
        })}
      </Typography>
      <Button variant="outlined" onClick={() => void language.choose(failed)}>
        {t('failures.tryAgain')}
      </Button>
    </Banner>
  );
}
