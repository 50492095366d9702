import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Divider from '@mui/material/Divider';
import type { SxProps } from '@mui/material/styles';
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

const card = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1.5,
  px: { xs: 2, sm: 3 },
  py: { xs: 2, sm: 2.5 },
  // Without a history, nothing follows the line.
  '& > hr:last-child': { display: 'none' },
} satisfies SxProps;

/**
 * Where there is room, name and actions share a row, and the facts are below. Otherwise the facts come before the
 * actions.
 */
const top = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: 1.5,
  columnGap: 2,
  '& > :first-of-type': { flex: '1 1 min(24rem, 100%)' },
  '& > .facts': { flexBasis: '100%' },
  // The two date fields of a period leave no room beside the name.
  '&:not(:has([type="date"])) > .facts': { order: { md: 1 } },
  '& > .actions': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    rowGap: 1,
    columnGap: 1.5,
    // Enlarged text has no room for a label beside its field.
    '& label': { flexWrap: 'wrap', maxWidth: '100%' },
  },
} satisfies SxProps;

/** The top of the profile: facts and actions, or skeletons while the employee is loading. */
export function EmployeeHeader({ employee, actions, children }: EmployeeHeaderProps) {
  return (
    <Card sx={card}>
      <Box sx={top}>
        <PersonHeading person={employee} shows="profile" />
        <div className="facts">
          <EmployeeFacts employee={employee} />
        </div>
        <div className="actions">{actions}</div>
      </Box>
      {children && <Divider />}
      {children}
    </Card>
  );
}
