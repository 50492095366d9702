import { AuthCard } from '../components/AuthCard';
import { RegistrationForm } from '../features/accounts/RegistrationForm';
import { paths } from '../lib/paths';

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
