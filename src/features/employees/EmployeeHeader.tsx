import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import type { SxProps } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Employee } from '../../api/contract';
import { PersonHeading } from '../../components/person/PersonHeading';
import { useI18n } from '../../i18n/I18nContext';
import { isSameEmail } from '../../domain/sameEmail';
import { useSession } from '../../session/useSession';
import { EmployeeDetails } from './EmployeeDetails';

interface EmployeeHeaderProps {
  /** Undefined while it is loading. */
  employee: Employee | undefined;
  /** It is shown at the end of the heading's row, or below it where there is no room. */
  actions: ReactNode;
  /** It is shown below the details. */
  children?: ReactNode;
}

const card = { display: 'grid', gap: 1, px: { xs: 2, sm: 3 }, py: 2 } satisfies SxProps;

/** The top of the profile: name, details and actions, or skeletons while the employee is loading. */
export function EmployeeHeader({ employee, actions, children }: EmployeeHeaderProps) {
  const { t } = useI18n();
  const { email } = useSession();
  return (
    <Card sx={card}>
      <PersonHeading
        person={employee}
        shows="profile"
        note={isSameEmail(employee?.email, email) && <Chip label={t('profile.aboutYou')} />}
        actions={actions}
      >
        <EmployeeDetails employee={employee} />
      </PersonHeading>
      {children}
    </Card>
  );
}
