import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { failureCause, isNotFound } from '../api/http/loadFailure';
import { PeriodSelect } from '../components/controls/PeriodSelect';
import { PrintButton } from '../components/controls/PrintButton';
import { LoadFailure } from '../components/status/LoadFailure';
import { NotFoundState } from '../components/status/NotFoundState';
import { BackLink } from '../components/page/BackLink';
import { PageHeading } from '../components/page/PageHeading';
import { EmployeeHeader } from '../features/employees/EmployeeHeader';
import { employeeQueries } from '../api/employees';
import { EmployeeHistory } from '../features/evaluations/history/EmployeeHistory';
import { HistoryFigures } from '../features/evaluations/history/HistoryFigures';
import { useHistory } from '../features/evaluations/history/useHistory';
import { useHistoryDialog } from '../features/evaluations/history/useHistoryDialog';
import { ChartsAfterText } from '../features/evaluations/screens/ChartsAfterText';
import { useI18n } from '../i18n/I18nContext';
import { paths } from '../lib/url/paths';
import { useAddressId } from '../lib/url/useAddressId';

export function EmployeeProfilePage() {
  const id = useAddressId();
  const { t } = useI18n();
  return (
    <>
      <BackLink fallback={paths.home} />
      {id === undefined ? (
        <>
          <PageHeading title={t('profile.title')} />
          <NotFoundState text={t('compare.employeeNotFound')} />
        </>
      ) : (
        <Profile key={id} id={id} />
      )}
    </>
  );
}

function Profile({ id }: { id: string }) {
  const { t } = useI18n();
  const { data: employee, error, isError, refetch } = useQuery(employeeQueries.detail(id));
  const history = useHistory(id);
  const { add, edit, highlightedId, dialog } = useHistoryDialog(
    { id, name: employee?.name },
    history,
  );
  const { all, evaluations, failure } = history;

  if (!employee && isError) {
    return (
      <>
        <PageHeading title={t('profile.title')} />
        {isNotFound(error) ? (
          <NotFoundState text={t('compare.employeeNotFound')} />
        ) : (
          <LoadFailure
            text={t('compare.employeeNotFound')}
            cause={failureCause(error)}
            onRetry={() => void refetch()}
          />
        )}
      </>
    );
  }
  return (
    <Stack aria-busy={!employee} sx={{ gap: 2 }}>
      <EmployeeHeader
        employee={employee}
        actions={
          <>
            <PeriodSelect />
            <PrintButton />
            <Button variant="contained" startIcon={<AddIcon />} onClick={add}>
              {t('common.addEvaluation')}
            </Button>
          </>
        }
      >
        <HistoryFigures history={history} />
      </EmployeeHeader>
      {!failure && all?.length !== 0 && (
        <ChartsAfterText employeeId={id} history={employee && all} evaluations={evaluations} />
      )}
      <EmployeeHistory history={history} highlightedId={highlightedId} onEdit={edit} />
      {dialog}
    </Stack>
  );
}
