import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { EmptyState } from '../components/EmptyState';
import { PageCard } from '../components/PageCard';
import { AddEmployeeDialog } from '../features/accounts/AddEmployeeDialog';
import { EmployeesPanel } from '../features/employees/EmployeesPanel';
import { EvaluationDialog } from '../features/evaluations/EvaluationDialog';
import { useDialog } from '../lib/useDialog';
import { session } from '../session/session';
import { useSession } from '../session/useSession';

/** The Employees screen, for whoever has a role (spec section 6). */
export function HomePage() {
  const { role } = useSession();
  const addEmployee = useDialog<true>();
  const addEvaluation = useDialog<{ id: string; name: string | undefined }>();

  if (role === null) {
    return (
      <EmptyState text="Your role is not known.">
        <Button variant="outlined" onClick={session.signOut}>
          Sign in again
        </Button>
      </EmptyState>
    );
  }
  return (
    <PageCard
      title="Employees"
      description="View and manage employee information."
      actions={
        <Button
          variant="contained"
          startIcon={<AddIcon />}
          onClick={() => {
            addEmployee.open(true);
          }}
        >
          Add Employee
        </Button>
      }
    >
      <EmployeesPanel onAddEvaluation={addEvaluation.open} />
      {addEmployee.subject && <AddEmployeeDialog onClose={addEmployee.close} />}
      {addEvaluation.subject && (
        <EvaluationDialog employee={addEvaluation.subject} onClose={addEvaluation.close} />
      )}
    </PageCard>
  );
}
