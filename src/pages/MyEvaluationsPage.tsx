import Link from '@mui/material/Link';
import { useEffect } from 'react';
import { useCurrentEmployee } from '../features/employees/useCurrentEmployee';
import { useI18n } from '../i18n/I18nContext';
import { employeeProfilePath } from '../lib/url/paths';
import { usePeriodLinks } from '../lib/url/periodLink';
import { ScreenLink } from '../lib/url/ScreenLink';
import { EvaluationsScreen } from '../features/evaluations/screens/EvaluationsScreen';

export function MyEvaluationsPage() {
  const { t } = useI18n();
  const withPeriod = usePeriodLinks();
  const { currentEmployee, read } = useCurrentEmployee();
  const currentEmployeeId = currentEmployee?._id;
  useEffect(() => {
    void read();
  }, [read]);
  return (
    <EvaluationsScreen
      title={t('evaluations.mineTitle')}
      documentTitle={t('evaluations.mine')}
      description={
        <>
          <span>{t('evaluations.mineDescription')}</span>
          <br />
          <span key={currentEmployeeId}>
            {t.rich('evaluations.mineAndAbout', {
              profile: (text) =>
                currentEmployeeId === undefined ? (
                  text
                ) : (
                  <Link
                    component={ScreenLink}
                    to={withPeriod(employeeProfilePath(currentEmployeeId))}
                  >
                    {text}
                  </Link>
                ),
            })}
          </span>
        </>
      }
      scope="own"
    />
  );
}
