import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import type { SxProps } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Employee } from '../../api/contract';
import { PersonHeading } from '../../components/person/PersonHeading';
import { useI18n } from '../../i18n/I18nContext';
import { isSameEmail } from '../../domain/sameEmail';
import { useSession } from '../../session/useSession';
import { EmployeeFacts } from './EmployeeFacts';

interface EmployeeHeaderProps {
  /** Undefined while it is loading. */
  employee: Employee | undefined;
  /** At the end of the heading's row, or below it where there is no room. */
  actions: ReactNode;
  /** Below the facts. */
  children?: ReactNode;
}

const card = { px: { xs: 2, sm: 3 }, py: 2 } satisfies SxProps;

const top = {
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: 1.5,
  columnGap: 2,
  mb: 1,
  '& > :first-of-type': { flex: '1 1 min(36rem, 100%)' },
  '& > .actions': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignSelf: 'start',
    rowGap: 1,
    columnGap: 1.5,
    // Enlarged text has no room for a label beside its field.
    '& label': { flexWrap: 'wrap', maxWidth: '100%' },
  },
} satisfies SxProps;

/** The top of the profile: name, facts and actions, or skeletons while the employee is loading. */
export function EmployeeHeader({ employee, actions, children }: EmployeeHeaderProps) {
  const { t } = useI18n();
  const { email } = useSession();
  return (
    <Card sx={card}>
      <Box sx={top}>
        <PersonHeading
          person={employee}
          shows="profile"
          note={isSameEmail(employee?.email, email) && <Chip label={t('profile.aboutYou')} />}
        >
          <EmployeeFacts employee={employee} />
        </PersonHeading>
        <div className="actions">{actions}</div>
      </Box>
      {children}
    </Card>
  );
}
