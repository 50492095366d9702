import Skeleton from '@mui/material/Skeleton';
import type { Employee } from '../../api/contract';
import { CopyButton } from '../../components/controls/CopyButton';
import { DetailsLine } from '../../components/page/DetailsLine';
import { useI18n } from '../../i18n/I18nContext';
import { roleText } from '../../i18n/roleText';
import { breakable } from '../../lib/text/breakable';

/** The details of an employee in one line, or a skeleton while they are loading. */
export function EmployeeDetails({ employee }: { employee: Employee | undefined }) {
  const i18n = useI18n();
  if (!employee) return <Skeleton width="min(30rem, 100%)" height="1.75rem" />;
  const { t, date, display } = i18n;
  const { role, position, hireDate, age, email } = employee;
  const isCopied = email && display(email) === email;
  return (
    <DetailsLine
      onPhone="columns"
      details={[
        { label: t('employees.position'), value: display(position) },
        { label: t('employees.hired'), value: date(hireDate), isLabelled: true },
        { label: t('accounts.age'), value: i18n.count(age), isLabelled: true },
        { label: t('accounts.role'), value: roleText(i18n, role) },
        {
          label: t('accounts.email'),
          value: isCopied ? (
            <>
              <bdi className="value">{breakable(email)}</bdi>
              <CopyButton
                label={t('employees.copyEmail')}
                text={email}
                success={(toastI18n) => toastI18n.t('employees.emailCopied')}
              />
            </>
          ) : (
            display(email)
          ),
        },
      ]}
    />
  );
}
