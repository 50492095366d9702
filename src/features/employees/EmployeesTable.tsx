import Box from '@mui/material/Box';
import { memo, useRef } from 'react';
import { lazily } from '../../lib/lazily';
import { useIdleCode } from '../../lib/useIdleCode';
import { PlainTable } from './PlainTable';
import type { EmployeesTableProps } from './tableProps';
import { useTakeOver } from './useTakeOver';

const EmployeesGrid = lazily(async () => (await import('./EmployeesGrid')).EmployeesGrid);

/**
 * The table of employees: plain at first, so that nobody waits for the grid's code or for the grid to be
 * built. The grid is drawn unseen and takes the plain table's place when nobody is using it; if its code
 * cannot be had, the plain table stays.
 */
export const EmployeesTable = memo(function EmployeesTable(props: EmployeesTableProps) {
  const area = useRef<HTMLDivElement>(null);
  const isLoaded = useIdleCode(EmployeesGrid.preload);
  const isGrid = useTakeOver(area, isLoaded);

  return (
    <Box ref={area} sx={{ position: 'relative' }}>
      {!isGrid && <PlainTable {...props} />}
      {isLoaded && (
        <Box
          inert={!isGrid}
          sx={isGrid ? undefined : { position: 'absolute', inset: 0, visibility: 'hidden' }}
        >
          <EmployeesGrid {...props} />
        </Box>
      )}
    </Box>
  );
});
