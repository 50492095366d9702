import { AuthCard } from '../features/accounts/AuthCard';
import { LoginForm } from '../features/accounts/LoginForm';
import { paths } from '../lib/url/paths';

export function LoginPage() {
  return (
    <AuthCard
      title="Welcome Back"
      description="Enter your credentials to access your account."
      question="Don't have an account?"
      link={{ text: 'Sign Up', to: paths.register }}
    >
      <LoginForm />
    </AuthCard>
  );
}
