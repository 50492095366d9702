import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { toRem } from '../../../components/page/lengths';
import { WIDTHS } from './fields';
import type { ResultsTableProps } from './ResultsTable';
import { HEADER_HEIGHT, ROW_HEIGHTS, tableBox, tableHeight, TOOLBAR_HEIGHT } from './tableStyle';

type TableSkeletonProps = Pick<ResultsTableProps, 'employees' | 'address'>;

/** As wide as the columns of the table; a narrow window shows the first of them. */
const TEMPLATE = Object.values(WIDTHS)
  .map(({ width, share }) => (share ? `minmax(${toRem(width)}, ${share}fr)` : toRem(width)))
  .join(' ');

/** Skeletons instead of the table while its code is loaded. */
export function TableSkeleton({ employees, address: [{ size, density }] }: TableSkeletonProps) {
  const rows = Math.min(employees?.length ?? Infinity, Number(size));
  return (
    <Box aria-hidden sx={{ ...tableBox, height: tableHeight(rows, density), overflow: 'hidden' }}>
      <Box sx={{ flex: 'none', height: toRem(TOOLBAR_HEIGHT), borderBottom: LINE }} />
      {Array.from({ length: Math.min(rows, SHOWN) + 1 }, (_, row) => (
        <Box
          key={row}
          sx={{
            flex: 'none',
            display: 'grid',
            gridTemplateColumns: TEMPLATE,
            alignItems: 'center',
            height: toRem(row === 0 ? HEADER_HEIGHT : ROW_HEIGHTS[density]),
            borderBottom: LINE,
          }}
        >
          {Object.keys(WIDTHS).map((field) => (
            <Skeleton key={field} width={row === 0 ? '40%' : '75%'} sx={{ mx: 1.25 }} />
          ))}
        </Box>
      ))}
    </Box>
  );
}

const LINE = '1px solid var(--mui-palette-divider)';

/** More rows than fit into a window. */
const SHOWN = 25;
