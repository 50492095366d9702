import { AuthCard } from '../features/accounts/AuthCard';
import { RegistrationForm } from '../features/accounts/RegistrationForm';
import { useI18n } from '../i18n/I18nContext';
import { paths } from '../lib/url/paths';

export function RegisterPage() {
  const { t } = useI18n();
  return (
    <AuthCard
      title={t('shell.signUpTitle')}
      question={t('shell.hasAccount')}
      link={{ text: t('accounts.signIn'), to: paths.login }}
    >
      <RegistrationForm />
    </AuthCard>
  );
}
