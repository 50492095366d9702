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
  // Nothing is below where the history could not be read.
  '& > hr:last-child': { display: 'none' },
}));

/** The name and what can be done stand in one row where there is room, and the facts below; otherwise the facts first. */
const Top = styled('div')(({ theme: { spacing, breakpoints } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(1.5, 2),
  '& > :first-of-type': { flex: '1 1 min(24rem, 100%)' },
  '& > .facts': { flexBasis: '100%' },
  // Two days of a period leave no room beside the name.
  [breakpoints.up('md')]: { '&:not(:has([type="date"])) > .facts': { order: 1 } },
  '& > .actions': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: spacing(1, 1.5),
    // Enlarged text has no room for a label beside its field.
    '& label': { flexWrap: 'wrap', maxWidth: '100%' },
  },
}));

/** The top of the profile: who the employee is, or skeletons until this is known. */
export function EmployeeHeader({ employee, actions, children }: EmployeeHeaderProps) {
  return (
    <Root>
      <Top>
        <PersonHeading person={employee} shows="profile" />
        <div className="facts">
          <EmployeeFacts employee={employee} />
        </div>
        <div className="actions">{actions}</div>
      </Top>
      {children && <Divider />}
      {children}
    </Root>
  );
}
