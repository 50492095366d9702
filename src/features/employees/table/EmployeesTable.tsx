import SearchOffIcon from '@mui/icons-material/SearchOff';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo, useMemo } from 'react';
import { CLICKABLE_ROW, rowLinkProps } from '../../../components/table/rowLinks';
import { HIGHLIGHTED_ROW } from '../../../components/table/useHighlightedRow';
import { SortHeader } from '../../../components/table/SortHeader';
import { useWhilePrinting } from '../../../components/page/useWhilePrinting';
import { toRem } from '../../../components/page/lengths';
import { EmptyState } from '../../../components/status/EmptyState';
import { PAGE_SIZE } from '../../../domain/constants';
import { useI18n } from '../../../i18n/I18nContext';
import type { OptionalColumn } from '../model/address';
import { compactRows } from '../model/compactRows';
import type { EmployeeRow } from '../model/rows';
import type { EmployeeSorting, SortField } from '../model/sorting';
import { narrowColumns, wideColumns, type EmployeeColumn } from './columns';
import { RowActions, type AddEvaluation } from './RowActions';
import { ACTIONS_WIDTH, employeesTable, HEIGHTS } from './employeesTableStyle';

interface EmployeesTableProps {
  /** One page of rows, or all rows on paper; undefined while they are loading. */
  rows: EmployeeRow[] | undefined;
  /** The folded texts that are highlighted in the rows: the whole search text, or its words. */
  words: string[];
  /** The minimum height of the table, in rows. */
  minRows: number;
  /** The employee who was just saved. */
  highlightedId?: string | undefined;
  sorting: EmployeeSorting | undefined;
  /** The optional columns that are shown. */
  selected: OptionalColumn[];
  onSortingChange: (sorting: EmployeeSorting) => void;
  /** Called before a header can be pressed. */
  onPrepareSort: (field: SortField) => void;
  onAddEvaluation: AddEvaluation;
  onClearSearch: () => void;
}

/** Pixels at the default font size: the minimum width of a column without a width of its own. */
const SHARED_WIDTH = 180;

/** The maximum number of pixels beside the table, including the card's border. */
const MARGINS = 50;

const SKELETON_ROWS = Array.from({ length: PAGE_SIZE }, (_, index) => index);

/**
 * One page of employees, which the panel around it sorts and filters. It is memoized because the panel renders again
 * after each change of the address.
 */
export const EmployeesTable = memo(function EmployeesTable(props: EmployeesTableProps) {
  const { rows, words, minRows, highlightedId, sorting, selected } = props;
  const { onSortingChange, onPrepareSort, onAddEvaluation, onClearSearch } = props;
  const i18n = useI18n();
  const { t } = i18n;
  const isPrinting = useWhilePrinting(() => true);
  // Paper has room for the columns, but Chromium treats it as a window of the same width.
  const narrow = useMediaQuery(({ breakpoints }) => breakpoints.down('md')) && !isPrinting;
  const columns = useMemo(
    () => (narrow ? narrowColumns(i18n, selected) : wideColumns(i18n, selected)),
    [i18n, narrow, selected],
  );
  const minWidth = columns.reduce((sum, { width = SHARED_WIDTH }) => sum + width, ACTIONS_WIDTH);
  // Where all columns fit, the table does not have to scroll sideways, and its header can stay below the app's.
  const fits = useMediaQuery(`(min-width:${toRem(minWidth + MARGINS)})`);
  const isCompact = compactRows.useValue();
  const wideHeight = isCompact ? HEIGHTS.compactRow : HEIGHTS.row;
  const narrowHeight = selected.length > 0 ? HEIGHTS.fourLines : HEIGHTS.threeLines;
  const rowHeight = narrow ? narrowHeight : wideHeight;
  const isFixed = fits && !narrow;
  const minHeight = HEIGHTS.header + (rows ? minRows : PAGE_SIZE) * rowHeight;

  return (
    <TableContainer
      {...rowLinkProps}
      sx={{
        '--row-height': toRem(rowHeight),
        '@media screen': isFixed
          ? { overflow: 'visible', background: 'none' }
          : { overflowY: 'hidden' },
        // The rule is important because it overrides the inline style.
        '@media print': { minHeight: '0 !important' },
      }}
      style={{ minHeight: `calc(${toRem(minHeight)} + 2px)` }}
      inert={!rows}
      aria-hidden={!rows}
    >
      <Table
        aria-label={t('employees.title')}
        stickyHeader={isFixed}
        className={narrow ? 'narrow' : isCompact ? 'compact' : ''}
        sx={employeesTable}
        style={narrow ? undefined : { minWidth: toRem(minWidth) }}
      >
        {rows?.length !== 0 && (
          <Head
            columns={columns}
            sorting={sorting}
            onSortingChange={onSortingChange}
            onPrepareSort={onPrepareSort}
          />
        )}
        <TableBody>
          {rows?.map((row, index) => (
            // The key is the index, so that another employee in the same row changes only texts.
            <tr
              key={index}
              className={CLICKABLE_ROW}
              {...(row.id === highlightedId && HIGHLIGHTED_ROW)}
            >
              {columns.map(({ field, align, className = align, cell }) => (
                <td key={field} className={className}>
                  {cell(row, words)}
                </td>
              ))}
              {!isPrinting && (
                <td className="actions">
                  <RowActions row={row} onAdd={onAddEvaluation} />
                </td>
              )}
            </tr>
          ))}
          {rows?.length === 0 && (
            <tr>
              <td className="empty" colSpan={columns.length + 1}>
                <EmptyState text={t('employees.none')} icon={<SearchOffIcon />}>
                  <Button variant="outlined" onClick={onClearSearch}>
                    {t('employees.clearSearch')}
                  </Button>
                </EmptyState>
              </td>
            </tr>
          )}
          {!rows &&
            SKELETON_ROWS.map((index) => (
              <tr key={index}>
                {Array.from({ length: columns.length + 1 }, (_, cell) => (
                  <td key={cell}>
                    <Skeleton width="75%" />
                  </td>
                ))}
              </tr>
            ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
});

interface HeadProps extends Pick<
  EmployeesTableProps,
  'sorting' | 'onSortingChange' | 'onPrepareSort'
> {
  columns: EmployeeColumn[];
}

/** The head of the table. It is memoized because a letter of the search changes only the rows. */
const Head = memo(function Head(props: HeadProps) {
  const { columns, sorting, onSortingChange, onPrepareSort } = props;
  const { t } = useI18n();
  return (
    <TableHead>
      <TableRow>
        {columns.map(({ field, header, sortsBy, width, align }) => (
          <SortHeader
            key={field}
            field={field}
            sorting={sorting}
            onSortingChange={onSortingChange}
            onPointerEnter={() => {
              onPrepareSort(field);
            }}
            sortsBy={sortsBy}
            align={align}
            style={{ width: width && toRem(width) }}
          >
            {header}
          </SortHeader>
        ))}
        <TableCell className="actions">{t('employees.actions')}</TableCell>
      </TableRow>
    </TableHead>
  );
});
