import { useSave } from '../../api/useSave';
import { FormDialog } from '../../components/forms/FormDialog';
import { employeeSchema } from '../../domain/schemas';
import { useI18n } from '../../i18n/I18nContext';
import { homePath } from '../../lib/url/paths';
import { useDraft } from '../../session/useDraft';
import { EmployeeInputs, NEW_EMPLOYEE } from './EmployeeInputs';
import { accountMutations } from '../../api/accounts';
import { takenEmail } from '../../api/accounts';

interface AddEmployeeDialogProps {
  /** The values of a draft, by the names of the fields. */
  typed?: Record<string, string> | undefined;
  /** Called after the save with the employee's e-mail address, so that the list can show the employee. */
  onSaved?: (email: string) => void;
  onClose: () => void;
}

const SUBJECT = { kind: 'employee' } as const;

// A password is never kept in a draft.
const { name, email, age, role } = NEW_EMPLOYEE;
const UNTOUCHED = { name, email, age, role };

/**
 * Adds an employee with an account. The session of the signed-in user does not change (specification, Add employee).
 */
export function AddEmployeeDialog({ typed, onSaved, onClose }: AddEmployeeDialogProps) {
  const { t } = useI18n();
  const save = useSave({
    ...accountMutations.addEmployee(),
    onSuccess: (_answer, employee) => onSaved?.(employee.email),
  });
  const draft = useDraft({ subject: SUBJECT, initialValues: UNTOUCHED, typed });
  return (
    <FormDialog
      title={t('accounts.addTitle')}
      initialValues={NEW_EMPLOYEE}
      schema={employeeSchema}
      draft={draft}
      checkAt={({ email }) => homePath(String(email))}
      {...save}
      fieldErrors={takenEmail}
      onClose={onClose}
    >
      <EmployeeInputs autoComplete="off" />
    </FormDialog>
  );
}
