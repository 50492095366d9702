import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { use } from 'react';
import { failureMessage, isSilent } from '../../api/http/apiError';
import { Form } from '../../components/forms/Form';
import { PasswordInput } from '../../components/forms/PasswordInput';
import { SubmitButton } from '../../components/forms/SubmitButton';
import { TextInput } from '../../components/forms/TextInput';
import { loginSchema } from '../../domain/schemas';
import { openSession } from '../../session/openSession';
import { BelowSignIn } from './BelowSignIn';
import { accountMutations } from './mutations';

/** Signs in. On success it opens the session, and the session guard shows the app. */
export function LoginForm() {
  const { mutateAsync, error } = useMutation(accountMutations.login());

  return (
    <Form
      initialValues={{ email: '', password: '' }}
      schema={loginSchema}
      onSubmit={mutateAsync}
      onDone={({ token, role }, { email }) => {
        openSession(token, role, email);
      }}
    >
      <TextInput
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        placeholder="Enter your email"
      />
      <PasswordInput
        name="password"
        label="Password"
        autoComplete="current-password"
        placeholder="Enter your password"
      />
      {error && !isSilent(error) && (
        <Typography role="alert" color="error" variant="body2">
          <bdi>{failureMessage(error) ?? 'Login failed'}</bdi>
        </Typography>
      )}
      <SubmitButton>Sign In</SubmitButton>
      {use(BelowSignIn)}
    </Form>
  );
}
