import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import type { Employee } from '../api/contract';
import { PageCard } from '../components/page/PageCard';
import { PageHeading } from '../components/page/PageHeading';
import { AddEmployeeDialog } from '../features/accounts/lazyAddEmployeeDialog';
import { EmployeesPanel } from '../features/employees/EmployeesPanel';
import { EvaluationDialog } from '../features/evaluations/dialogs/lazyEvaluationDialogs';
import { isSameEmail } from '../domain/sameEmail';
import { useI18n } from '../i18n/I18nContext';
import { useDialog } from '../lib/query/useDialog';
import { saveOf, type Saved } from '../components/table/useHighlightedRow';
import { session } from '../session/session';
import { useSession } from '../session/useSession';

/** The Employees screen, for users of every role (specification, Home). */
export function HomePage() {
  const { t } = useI18n();
  const { role } = useSession();
  const isPhone = useMediaQuery(({ breakpoints }) => breakpoints.down('sm'));
  const addEmployee = useDialog<true>();
  const addEvaluation = useDialog<{ id: string; name: string | undefined }>();
  const evaluated = addEvaluation.subject;
  const [saved, setSaved] = useState<Saved<Employee>>();

  const add = () => {
    addEmployee.open(true);
  };

  if (role === null) {
    return (
      <Stack sx={{ alignItems: 'center', gap: 3, py: 12, textAlign: 'center' }}>
        <PageHeading title={t('shell.roleUnknown')} documentTitle={t('shell.home')} />
        <Button variant="outlined" onClick={session.signOut}>
          {t('shell.signInAgain')}
        </Button>
      </Stack>
    );
  }
  return (
    <Box sx={home}>
      <PageCard
        title={t('employees.title')}
        description={t('shell.employeesDescription')}
        actions={
          isPhone ? (
            <Button
              key="icon"
              variant="contained"
              aria-label={t('shell.addEmployee')}
              onClick={add}
              sx={{ minWidth: 0, p: 1 }}
            >
              <AddIcon />
            </Button>
          ) : (
            <Button key="text" variant="contained" startIcon={<AddIcon />} onClick={add}>
              {t('shell.addEmployee')}
            </Button>
          )
        }
      >
        <EmployeesPanel onAddEmployee={add} onAddEvaluation={addEvaluation.open} saved={saved} />
        {addEmployee.subject && (
          <AddEmployeeDialog
            onSaved={(email) => {
              setSaved(saveOf((employee) => isSameEmail(employee.email, email)));
            }}
            onClose={addEmployee.close}
          />
        )}
        {evaluated && (
          <EvaluationDialog
            employee={evaluated}
            onSaved={() => {
              setSaved(saveOf(({ _id }) => _id === evaluated.id));
            }}
            onClose={addEvaluation.close}
          />
        )}
      </PageCard>
    </Box>
  );
}

/**
 * The page is always higher than the window, by the part above the search box. Otherwise a search that makes the page
 * lower would scroll it back, and move the box.
 */
const home = { '@media screen': { minHeight: 'calc(100dvh + 4rem)' } };
