import Button from '@mui/material/Button';
import { useSyncExternalStore } from 'react';
import { useI18n } from '../../i18n/I18nContext';
import { signInOffer } from '../../lib/query/signInOffer';

/** A button beside a failure without an answer, because the session may have ended. */
export function SignInAgain() {
  const { t } = useI18n();
  const signIn = useSyncExternalStore(signInOffer.subscribe, signInOffer.get);
  return signIn && <Button onClick={signIn}>{t('shell.signInAgain')}</Button>;
}
