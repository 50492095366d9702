import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { PAGE_SIZE } from '../../domain/constants';
import { gridHeight, HEADER_HEIGHT, rowHeight } from './geometry';

/** Bars in the place of the table's rows. */
export function GridSkeleton() {
  const narrow = useMediaQuery(({ breakpoints }) => breakpoints.down('md'));
  const columns = narrow ? '1fr 5rem' : '1.4fr 0.6fr 1.4fr 6rem 15rem';
  return (
    <Box aria-hidden sx={{ height: gridHeight(PAGE_SIZE, narrow), overflow: 'hidden' }}>
      {Array.from({ length: PAGE_SIZE + 1 }, (_, row) => (
        <Box
          key={row}
          sx={({ vars }) => ({
            display: 'grid',
            gridTemplateColumns: columns,
            gap: 4,
            alignItems: 'center',
            height: row === 0 ? HEADER_HEIGHT : rowHeight(narrow),
            px: { xs: 2, sm: 3 },
            borderBottom: `1px solid ${vars.palette.divider}`,
          })}
        >
          {columns.split(' ').map((width, column) => (
            <Skeleton key={`${width}-${String(column)}`} width={row === 0 ? '40%' : '75%'} />
          ))}
        </Box>
      ))}
    </Box>
  );
}
