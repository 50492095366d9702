import Box from '@mui/material/Box';
import { keyframes, type SxProps, type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { PAGE_SIZE } from '../../../domain/constants';
import { gridHeight, HEADER_HEIGHT, rowHeight } from './geometry';

const pulse = keyframes({ '50%': { opacity: 0.4 } });

/** Bars in the place of the table's rows: plain elements, as there are more of them than of anything else. */
export function GridSkeleton() {
  const narrow = useMediaQuery(({ breakpoints }) => breakpoints.down('md'));
  const columns = (narrow ? '1fr 5rem' : '1.4fr 0.6fr 1.4fr 6rem 15rem').split(' ');
  return (
    <Box aria-hidden sx={skeletonStyle(columns, narrow)}>
      {Array.from({ length: PAGE_SIZE + 1 }, (_, row) => (
        <div key={row}>
          {columns.map((_width, column) => (
            <span key={column} />
          ))}
        </div>
      ))}
    </Box>
  );
}

const skeletonStyle =
  (columns: string[], narrow: boolean): SxProps<Theme> =>
  ({ vars }) => ({
    height: gridHeight(PAGE_SIZE, narrow),
    overflow: 'hidden',
    animation: `${pulse} 2s ease-in-out 0.5s infinite`,
    '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
    '& > div': {
      display: 'grid',
      gridTemplateColumns: columns.join(' '),
      gap: 4,
      alignItems: 'center',
      height: rowHeight(narrow),
      px: { xs: 2, sm: 3 },
      borderBottom: `1px solid ${vars.palette.divider}`,
    },
    '& > div:first-of-type': { height: HEADER_HEIGHT, '& > span': { width: '40%' } },
    '& span': {
      width: '75%',
      height: '0.9rem',
      borderRadius: 1,
      backgroundColor: `rgb(${vars.palette.text.primaryChannel} / 0.11)`,
    },
  });
