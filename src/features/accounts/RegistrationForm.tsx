import { useSave } from '../../api/useSave';
import { Form } from '../../components/forms/Form';
import { PasswordInput } from '../../components/forms/PasswordInput';
import { SaveFailure } from '../../components/forms/SaveFailure';
import { SubmitButton } from '../../components/forms/SubmitButton';
import { ReloadButton } from '../../components/status/ReloadButton';
import { registrationSchema } from '../../domain/schemas';
import { useI18n } from '../../i18n/I18nContext';
import { session } from '../../session/session';
import { EmployeeInputs, NEW_EMPLOYEE } from './EmployeeInputs';
import { accountMutations } from '../../api/accounts';
import { takenEmail } from '../../api/accounts';

/** Registers an account. On success, it opens the session, and the session guard shows the app. */
export function RegistrationForm() {
  const { t } = useI18n();
  const { failure, ...save } = useSave(accountMutations.register());

  return (
    <Form
      initialValues={{ ...NEW_EMPLOYEE, confirmPassword: '' }}
      schema={registrationSchema}
      fieldErrors={takenEmail}
      {...save}
      onDone={({ token, role }, { email }) => {
        session.signIn(token, role, email);
      }}
    >
      <EmployeeInputs autoComplete="on" />
      <PasswordInput
        name="confirmPassword"
        label={t('accounts.confirmPassword')}
        autoComplete="new-password"
      />
      {failure && <SaveFailure text={failure.text} />}
      {failure?.mayNeedReload && <ReloadButton />}
      <SubmitButton>{t('accounts.signUp')}</SubmitButton>
    </Form>
  );
}
