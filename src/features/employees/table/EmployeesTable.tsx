import Box from '@mui/material/Box';
import { memo, useCallback, useRef, useState } from 'react';
import { lazily } from '../../../lib/code/lazily';
import { useIdleCode } from '../../../lib/code/useIdleCode';
import { PlainTable } from './PlainTable';
import type { EmployeesTableProps } from './tableProps';

const GridTakeOver = lazily(async () => (await import('./GridTakeOver')).GridTakeOver);

/** Milliseconds: building the grid would keep whoever clicks on at once waiting. */
const REST = 300;

/**
 * The table of employees: plain at first, so that nobody waits for the grid's code or for the grid to be
 * built. If its code cannot be had, the plain table stays.
 */
export const EmployeesTable = memo(function EmployeesTable(props: EmployeesTableProps) {
  const area = useRef<HTMLDivElement>(null);
  const isLoaded = useIdleCode(GridTakeOver.preload, REST);
  const [isGrid, setIsGrid] = useState(false);
  const take = useCallback(() => {
    setIsGrid(true);
  }, []);

  return (
    <Box ref={area} sx={{ position: 'relative' }}>
      {!isGrid && <PlainTable {...props} />}
      {isLoaded && <GridTakeOver area={area} isTaken={isGrid} onTake={take} {...props} />}
    </Box>
  );
});
