import { AuthCard } from '../features/accounts/AuthCard';
import { RegistrationForm } from '../features/accounts/RegistrationForm';
import { paths } from '../lib/url/paths';

export function RegisterPage() {
  return (
    <AuthCard
      title="Create an Account"
      question="Already have an account?"
      link={{ text: 'Sign In', to: paths.login }}
    >
      <RegistrationForm />
    </AuthCard>
  );
}
