import { AuthCard } from '../features/accounts/AuthCard';
import { LoginForm } from '../features/accounts/LoginForm';
import { useI18n } from '../i18n/I18nContext';
import { paths } from '../lib/url/paths';

export function LoginPage() {
  const { t } = useI18n();
  return (
    <AuthCard
      title={t('shell.signInTitle')}
      description={t('shell.signInDescription')}
      question={t('shell.noAccount')}
      link={{ text: t('accounts.signUp'), to: paths.register }}
    >
      <LoginForm />
    </AuthCard>
  );
}
