import { useMutation } from '@tanstack/react-query';
import { Form } from '../../components/forms/Form';
import { PasswordInput } from '../../components/forms/PasswordInput';
import { SubmitButton } from '../../components/forms/SubmitButton';
import { registrationSchema } from '../../domain/schemas';
import { openSession } from '../../session/openSession';
import { EmployeeInputs, NEW_EMPLOYEE } from './EmployeeInputs';
import { accountMutations } from './mutations';
import { takenEmail } from './takenEmail';

/** Registers. On success it opens the session, and the session guard shows the app. */
export function RegistrationForm() {
  const { mutateAsync } = useMutation(accountMutations.register());

  return (
    <Form
      initialValues={{ ...NEW_EMPLOYEE, confirmPassword: '' }}
      schema={registrationSchema}
      fieldErrors={takenEmail}
      onSubmit={mutateAsync}
      onDone={({ token, role }, { email }) => {
        openSession(token, role, email);
      }}
    >
      <EmployeeInputs autoComplete="on" />
      <PasswordInput name="confirmPassword" label="Confirm Password" autoComplete="new-password" />
      <SubmitButton>Sign Up</SubmitButton>
    </Form>
  );
}
