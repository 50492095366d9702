import { useSave } from '../../api/useSave';
import { Form } from '../../components/forms/Form';
import { PasswordInput } from '../../components/forms/PasswordInput';
import { SaveFailure } from '../../components/forms/SaveFailure';
import { SubmitButton } from '../../components/forms/SubmitButton';
import { registrationSchema } from '../../domain/schemas';
import { openSession } from '../../session/openSession';
import { EmployeeInputs, NEW_EMPLOYEE } from './EmployeeInputs';
import { accountMutations, REGISTRATION_FAILED } from './mutations';
import { takenEmail } from './takenEmail';

/** Registers. On success it opens the session, and the session guard shows the app. */
export function RegistrationForm() {
  const { failure, ...save } = useSave(accountMutations.register());

  return (
    <Form
      initialValues={{ ...NEW_EMPLOYEE, confirmPassword: '' }}
      schema={registrationSchema}
      fieldErrors={takenEmail}
      {...save}
      onDone={({ token, role }, { email }) => {
        openSession(token, role, email);
      }}
    >
      <EmployeeInputs autoComplete="on" />
      <PasswordInput name="confirmPassword" label="Confirm Password" autoComplete="new-password" />
      {failure && <SaveFailure text={failure.text || REGISTRATION_FAILED} />}
      <SubmitButton>Sign Up</SubmitButton>
    </Form>
  );
}
