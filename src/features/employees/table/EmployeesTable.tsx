import SearchOffIcon from '@mui/icons-material/SearchOff';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo } from 'react';
import { rowLinkProps } from '../../../components/table/rows';
import { SAVED_ROW } from '../../../components/table/rows';
import { toRem } from '../../../components/page/lengths';
import { EmptyState } from '../../../components/status/EmptyState';
import { PAGE_SIZE } from '../../../domain/constants';
import { useI18n } from '../../../i18n/I18nContext';
import type { OptionalColumn } from '../model/addressParameters';
import { compactRows } from '../model/compactRows';
import type { EmployeeRow } from '../model/rows';
import type { EmployeeSorting } from '../model/sorting';
import { narrowColumns, wideColumns } from './columns';
import { RowActions, type AddEvaluation } from './RowActions';
import { SortHeader } from './SortHeader';
import { ACTIONS_WIDTH, employeesTableStyle, heightOf } from './employeesTableStyle';

interface EmployeesTableProps {
  /** One page of rows; undefined while they are loading. */
  rows: EmployeeRow[] | undefined;
  /** What the search found in the rows, folded: its whole text or its words. The table marks them. */
  words: string[];
  /** The least height of the table, in rows. */
  leastRows: number;
  /** The employee who was just saved. */
  markedId?: string | undefined;
  sorting: EmployeeSorting | undefined;
  /** The optional columns that are shown. */
  chosen: OptionalColumn[];
  onSortingChange: (sorting: EmployeeSorting) => void;
  onAddEvaluation: AddEvaluation;
  onClearSearch: () => void;
}

/** Pixels at the default font size: the least width of a column without a width of its own. */
const SHARED_WIDTH = 170;

/** At most this many pixels: the room beside the table, with the card's border. */
const MARGINS = 50;

const Root = styled('div')(employeesTableStyle);
const SKELETON_ROWS = Array.from({ length: PAGE_SIZE }, (_, place) => place);

/**
 * One page of employees, sorted and searched by the panel around it. Memoized: the panel renders again when the address
 * has followed.
 */
export const EmployeesTable = memo(function EmployeesTable(props: EmployeesTableProps) {
  const { rows, words, leastRows, markedId, sorting, chosen } = props;
  const { onSortingChange, onAddEvaluation, onClearSearch } = props;
  const i18n = useI18n();
  const { t } = i18n;
  const narrow = useMediaQuery(({ breakpoints }) => breakpoints.down('md'));
  const columns = narrow ? narrowColumns(i18n, chosen) : wideColumns(i18n, chosen);
  const minWidth = columns.reduce((sum, { width = SHARED_WIDTH }) => sum + width, ACTIONS_WIDTH);
  // Where all columns fit, the table need not scroll sideways, and its header can stay below the app's.
  const fits = useMediaQuery(`(min-width:${toRem(minWidth + MARGINS)})`);
  const isCompact = compactRows.useValue();
  const narrowLayout = chosen.length > 0 ? 'four-lines' : 'three-lines';

  return (
    <Root
      className={narrow ? narrowLayout : `${fits ? 'fits' : ''} ${isCompact ? 'compact' : ''}`}
      {...rowLinkProps}
      style={{ minHeight: heightOf(rows ? leastRows : PAGE_SIZE) }}
      inert={!rows}
      aria-hidden={!rows}
    >
      <table
        aria-label={t('employees.title')}
        style={narrow ? undefined : { minWidth: toRem(minWidth) }}
      >
        <thead>
          <tr>
            {columns.map((column) => (
              <SortHeader
                key={column.field}
                column={column}
                sorting={sorting}
                onSortingChange={onSortingChange}
              />
            ))}
            <th scope="col" className="actions">
              {t('employees.actions')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows?.map((row, place) => (
            // Another employee in the same place changes only texts: a slow computer takes 190 ms a page instead of 240.
            <tr key={place} {...(row.id === markedId && SAVED_ROW)}>
              {columns.map(({ field, className, cell }) => (
                <td key={field} className={className}>
                  {cell(row, words)}
                </td>
              ))}
              <td className="actions">
                <RowActions row={row} onAdd={onAddEvaluation} />
              </td>
            </tr>
          ))}
          {rows?.length === 0 && (
            <tr className="empty">
              <td colSpan={columns.length + 1}>
                <EmptyState text={t('employees.none')} icon={<SearchOffIcon />}>
                  <Button variant="outlined" onClick={onClearSearch}>
                    {t('employees.clearSearch')}
                  </Button>
                </EmptyState>
              </td>
            </tr>
          )}
          {!rows &&
            SKELETON_ROWS.map((place) => <Skeleton key={place} cells={columns.length + 1} />)}
        </tbody>
      </table>
    </Root>
  );
});

function Skeleton({ cells }: { cells: number }) {
  return (
    <tr className="skeleton">
      {Array.from({ length: cells }, (_, cell) => (
        <td key={cell}>
          <span />
        </td>
      ))}
    </tr>
  );
}
