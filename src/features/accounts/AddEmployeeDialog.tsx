import { useMutation } from '@tanstack/react-query';
import { FormDialog } from '../../components/forms/FormDialog';
import { employeeSchema } from '../../domain/schemas';
import { EmployeeInputs, NEW_EMPLOYEE } from './EmployeeInputs';
import { accountMutations } from './mutations';

/** Adds an employee, who can sign in from then on; the session stays whose it is (decision 9). */
export function AddEmployeeDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync } = useMutation(accountMutations.addEmployee());
  return (
    <FormDialog
      title="Add New Employee"
      initialValues={NEW_EMPLOYEE}
      schema={employeeSchema}
      onSubmit={mutateAsync}
      onClose={onClose}
    >
      <EmployeeInputs autoComplete="off" />
    </FormDialog>
  );
}
