import { NumberInput } from '../../components/forms/NumberInput';
import { PasswordInput } from '../../components/forms/PasswordInput';
import { SelectInput } from '../../components/forms/SelectInput';
import { TextInput } from '../../components/forms/TextInput';
import { DEFAULT_ROLE, MIN_AGE, ROLES } from '../../domain/constants';
import { useI18n } from '../../i18n/I18nContext';

export const NEW_EMPLOYEE = { name: '', email: '', age: '', role: DEFAULT_ROLE, password: '' };

/** The inputs that registration and Add New Employee share. */
export function EmployeeInputs({ autoComplete }: { autoComplete: 'on' | 'off' }) {
  const { t } = useI18n();
  const tokenOrOff = (token: string) => (autoComplete === 'on' ? token : 'off');
  return (
    <>
      <TextInput name="name" label={t('accounts.name')} autoComplete={tokenOrOff('name')} />
      <TextInput
        name="email"
        label={t('accounts.email')}
        type="email"
        autoComplete={tokenOrOff('email')}
      />
      <NumberInput name="age" label={t('accounts.age')} min={MIN_AGE} max={150} />
      <SelectInput
        name="role"
        label={t('accounts.role')}
        options={ROLES.map((role) => ({ value: role, text: t(`roles.${role}`) }))}
      />
      <PasswordInput name="password" label={t('accounts.password')} autoComplete="new-password" />
    </>
  );
}
