import Box from '@mui/material/Box';
import type { RefObject } from 'react';
import { EmployeesGrid } from './EmployeesGrid';
import type { EmployeesTableProps } from './tableProps';
import { useTakeOver } from './useTakeOver';

interface GridTakeOverProps extends EmployeesTableProps {
  /** Holds both tables. */
  area: RefObject<HTMLElement | null>;
  /** Whether the plain table is gone. */
  isTaken: boolean;
  /** Takes the plain table away. */
  onTake: () => void;
}

/** The grid: drawn unseen, until nobody is using the plain table, whose place it then takes. */
export function GridTakeOver({ area, isTaken, onTake, ...table }: GridTakeOverProps) {
  useTakeOver(area, isTaken, onTake);
  return (
    <Box
      inert={!isTaken}
      sx={isTaken ? undefined : { position: 'absolute', inset: 0, visibility: 'hidden' }}
    >
      <EmployeesGrid {...table} />
    </Box>
  );
}
