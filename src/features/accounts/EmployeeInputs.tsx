import { NumberInput } from '../../components/forms/NumberInput';
import { PasswordInput } from '../../components/forms/PasswordInput';
import { SelectInput } from '../../components/forms/SelectInput';
import { TextInput } from '../../components/forms/TextInput';
import { DEFAULT_ROLE, MIN_AGE, ROLES } from '../../domain/constants';

/** The initial values of EmployeeInputs. */
export const NEW_EMPLOYEE = { name: '', email: '', age: '', role: DEFAULT_ROLE, password: '' };

/** The fields of both registration and Add New Employee. */
export function EmployeeInputs({ autoComplete }: { autoComplete: 'on' | 'off' }) {
  const tokenOrOff = (token: string) => (autoComplete === 'on' ? token : 'off');
  return (
    <>
      <TextInput name="name" label="Name" autoComplete={tokenOrOff('name')} />
      <TextInput name="email" label="Email" type="email" autoComplete={tokenOrOff('email')} />
      <NumberInput name="age" label="Age" min={MIN_AGE} max={150} />
      <SelectInput name="role" label="Role" options={ROLES} />
      <PasswordInput name="password" label="Password" autoComplete="new-password" />
    </>
  );
}
