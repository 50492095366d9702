import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { ScoreBadge } from '../../../components/score/ScoreBadge';
import { rowLinkProps, ROW_LINK } from '../../../components/table/rowLinks';
import { useFirstRows } from '../../../components/table/useFirstRows';
import { shownCell, type ChartTable } from './chartTable';
import { useI18n } from '../../../i18n/I18nContext';
import { ScreenLink } from '../../../lib/url/ScreenLink';

const tableStyle = {
  '& .MuiTableCell-root': {
    verticalAlign: 'baseline',
    // Notes and names wrap; the other columns do not become narrower than their words.
    overflowWrap: 'anywhere',
    minWidth: { xs: '5.5rem', sm: '9rem' },
    maxWidth: '24rem',
    '&.short': { minWidth: 'auto', whiteSpace: 'nowrap' },
  },
  // A header that wraps would be the highest row.
  '@media screen': {
    '& .MuiTableCell-root': { paddingBlock: '6px', paddingInlineEnd: { xs: 1, sm: 2 } },
    '& th:not(.short)': { minWidth: '9rem' },
  },
  '@media print': { marginTop: '12px', '& .MuiTableCell-root': { minWidth: '4.5rem' } },
};

/** The number of characters of a date, a range or most names, which stay on one line. */
const SHORT = 16;
const lineOf = (text: string) => (text.length <= SHORT ? 'short' : undefined);

/** More rows are shown on demand, and on paper. */
const MAX_ROWS = 100;

interface DataTableProps {
  /** The accessible name. */
  label: string;
  /** The name of the table in the address. */
  name: string;
  table: ChartTable;
}

/** The table of a chart. A row with `to` has a link in its first cell. */
export function DataTable({ label, name, table: { columns, rows } }: DataTableProps) {
  const i18n = useI18n();
  const { visibleRows, showAll } = useFirstRows(name, rows, MAX_ROWS);
  // The arrow keys scroll the table sideways only if the focus is on it, or on a link in it.
  const focusable = rows.some(({ to }) => to !== undefined)
    ? {}
    : { tabIndex: 0, role: 'group', 'aria-label': label };
  return (
    <TableContainer {...focusable}>
      <Table size="dense" aria-label={label} sx={tableStyle} {...rowLinkProps}>
        <TableHead>
          <TableRow>
            {columns.map((column, index) => (
              <TableCell key={index} className={lineOf(column)}>
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {visibleRows.map(({ key, cells, to }) => (
            <TableRow key={key} hover={to !== undefined}>
              {cells.map((cell, index) => {
                const text = shownCell(i18n, cell);
                return (
                  <TableCell key={index} className={lineOf(text)}>
                    {index === 0 && to !== undefined ? (
                      <Link
                        component={ScreenLink}
                        to={to}
                        color="inherit"
                        underline="hover"
                        className={ROW_LINK}
                        preventScrollReset={isSameScreen(to)}
                      >
                        {text}
                      </Link>
                    ) : typeof cell === 'object' && cell.score !== undefined ? (
                      <ScoreBadge score={cell.score} average={cell.isAverage} />
                    ) : (
                      <bdi>{text}</bdi>
                    )}
                  </TableCell>
                );
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {showAll}
    </TableContainer>
  );
}

/** Returns whether a link changes only the state of the screen, which must not scroll. */
const isSameScreen = (to: string) => to.startsWith('?');
