import { useSave } from '../../api/http/useSave';
import { FormDialog } from '../../components/forms/FormDialog';
import { employeeSchema } from '../../domain/schemas';
import { useDraft } from '../../session/drafts/useDraft';
import { EmployeeInputs, NEW_EMPLOYEE } from './EmployeeInputs';
import { accountMutations } from './mutations';
import { takenEmail } from './takenEmail';

interface AddEmployeeDialogProps {
  /** Text that was typed before the session expired. */
  typed?: Record<string, string>;
  onClose: () => void;
}

const TITLE = 'Add New Employee';
const SUBJECT = { kind: 'employee' } as const;

// A password is never kept in a draft.
const { name, email, age, role } = NEW_EMPLOYEE;
const UNTOUCHED = { name, email, age, role };

/** Adds an employee with an account. The session of the signed-in user does not change (spec decision 9). */
export function AddEmployeeDialog({ typed, onClose }: AddEmployeeDialogProps) {
  const save = useSave(accountMutations.addEmployee());
  const draft = useDraft({ subject: SUBJECT, title: TITLE, untouched: UNTOUCHED, typed });
  return (
    <FormDialog
      title={TITLE}
      initialValues={NEW_EMPLOYEE}
      schema={employeeSchema}
      draft={draft}
      {...save}
      fieldErrors={takenEmail}
      onClose={onClose}
    >
      <EmployeeInputs autoComplete="off" />
    </FormDialog>
  );
}
