import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { rowLinkProps, ROW_LINK, rowLinkStyle } from '../../../components/table/rows';
import { scrollShadow } from '../../../components/table/scrollShadow';
import { useFirstRows } from '../../../components/table/useFirstRows';
import { shownCell, type ChartTable } from './chartTable';
import { useI18n } from '../../../i18n/I18nContext';

const Scroller = styled('div')(scrollShadow);

const Root = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  lineHeight: 1.5,
  '& th': {
    color: 'var(--mui-palette-text-secondary)',
    fontSize: '0.8125rem',
    fontWeight: 600,
  },
  '& :is(th, td)': {
    paddingBlock: 6,
    paddingInlineEnd: 16,
    textAlign: 'start',
    verticalAlign: 'baseline',
    // Notes and names wrap; the other columns do not become narrower than their words.
    overflowWrap: 'anywhere',
    minWidth: '9rem',
    '@media screen and (max-width: 40rem)': { minWidth: '5.5rem', paddingInlineEnd: 8 },
    maxWidth: '24rem',
  },
  // A long header would be the highest row.
  '@media screen': { '& th:not(.short)': { minWidth: '9rem' } },
  '& .short': { minWidth: 'auto', whiteSpace: 'nowrap' },
  '& tbody tr': { borderTop: '1px solid var(--mui-palette-divider)' },
  '& tbody tr:has(a)': rowLinkStyle,
  '& a': { color: 'inherit' },
  '@media print': {
    marginTop: 12,
    fontSize: '0.6875rem',
    '& th': { fontSize: 'inherit' },
    '& :is(th, td)': { paddingBlock: 2, minWidth: '4.5rem' },
  },
});

/** Characters of a date, a range or most names, which stay on one line. */
const SHORT = 16;
const lineOf = (text: string) => (text.length <= SHORT ? 'short' : undefined);

/** More rows are shown on demand, and on paper. */
const MOST_ROWS = 100;

interface DataTableProps {
  /** The accessible name. */
  label: string;
  /** What it is called in the address. */
  name: string;
  table: ChartTable;
}

/** The table of a chart. A row that leads somewhere has its link in the first cell. */
export function DataTable({ label, name, table: { columns, rows } }: DataTableProps) {
  const i18n = useI18n();
  const { shown, showAll } = useFirstRows(name, rows, MOST_ROWS);
  // The arrow keys scroll it sideways only if the focus is in it: on a link, or on itself.
  const focusable = rows.some(({ to }) => to !== undefined)
    ? {}
    : { tabIndex: 0, role: 'group', 'aria-label': label };
  return (
    <Scroller {...focusable}>
      <Root aria-label={label} {...rowLinkProps}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={index} scope="col" className={lineOf(column)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ key, cells, to }) => (
            <tr key={key}>
              {cells
                .map((cell) => shownCell(i18n, cell))
                .map((text, index) => (
                  <td key={index} className={lineOf(text)}>
                    {index === 0 && to !== undefined ? (
                      <Link to={to} className={ROW_LINK} preventScrollReset={isSameScreen(to)}>
                        {text}
                      </Link>
                    ) : (
                      <bdi>{text}</bdi>
                    )}
                  </td>
                ))}
            </tr>
          ))}
        </tbody>
      </Root>
      {showAll}
    </Scroller>
  );
}

/** Whether a link changes only the state of the screen, which must not scroll. */
const isSameScreen = (to: string) => to.startsWith('?');
