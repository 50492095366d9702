import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { toRem } from '../../../components/page/lengths';
import { parseColumns, WIDTHS } from '../fields';
import type { ResultsTableProps } from './ResultsTable';
import { HEADER_HEIGHT, ROW_HEIGHTS, tableBox, tableHeight } from './tableStyle';

type TableSkeletonProps = Pick<ResultsTableProps, 'results' | 'address'>;

/** Skeletons instead of the table while its code is loaded. */
export function TableSkeleton({
  results,
  address: [{ size, density, columns }],
}: TableSkeletonProps) {
  const fields = ['choose', ...parseColumns(columns), 'evaluate'] as const;
  const rows = Math.min(results?.length ?? Infinity, Number(size));
  return (
    <Box aria-hidden sx={{ ...tableBox, height: tableHeight(rows, density), overflow: 'hidden' }}>
      {Array.from({ length: Math.min(rows, SHOWN) + 1 }, (_, row) => (
        <Box
          key={row}
          sx={{
            flex: 'none',
            display: 'grid',
            gridTemplateColumns: fields.map(track).join(' '),
            alignItems: 'center',
            height: toRem(row === 0 ? HEADER_HEIGHT : ROW_HEIGHTS[density]),
            borderBottom: LINE,
          }}
        >
          {fields.map((field) => (
            <Skeleton
              key={field}
              width={row === 0 ? '40%' : '75%'}
              sx={{ mx: 1.25, '&:first-of-type': { marginInlineStart: { xs: 2, sm: 3 } } }}
            />
          ))}
        </Box>
      ))}
    </Box>
  );
}

/** Returns the width of a column of the table. A narrow window shows the first columns only. */
function track(field: keyof typeof WIDTHS) {
  const { width, share } = WIDTHS[field];
  return share ? `minmax(${toRem(width)}, ${share}fr)` : toRem(width);
}

const LINE = '1px solid var(--mui-palette-divider)';

/** The number of rows, which do not all fit into a window. */
const SHOWN = 25;
