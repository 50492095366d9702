import Card from '@mui/material/Card';
import Divider from '@mui/material/Divider';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Employee } from '../../api/contract';
import { PersonHeading } from '../../components/person/PersonHeading';
import { EmployeeFacts } from './EmployeeFacts';

interface EmployeeHeaderProps {
  /** Undefined while it is loading. */
  employee: Employee | undefined;
  /** At the end of the heading's row. */
  actions: ReactNode;
  /** Below the facts. */
  children?: ReactNode;
}

const Root = styled(Card)(({ theme: { spacing, breakpoints } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: spacing(1.5),
  padding: spacing(2),
  [breakpoints.up('sm')]: { padding: spacing(2.5, 3) },
}));

const Actions = styled('div')(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(1, 1.5),
  // Enlarged text has no room for a label beside its field.
  '& label': { flexWrap: 'wrap', maxWidth: '100%' },
}));

/** The top of the profile: who the employee is, or skeletons until this is known. */
export function EmployeeHeader({ employee, actions, children }: EmployeeHeaderProps) {
  return (
    <Root>
      <PersonHeading person={employee} title="Profile" action={<Actions>{actions}</Actions>} />
      <EmployeeFacts employee={employee} />
      {children && <Divider />}
      {children}
    </Root>
  );
}
