import TableCell, { type TableCellProps } from '@mui/material/TableCell';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { ReactNode } from 'react';
import type { Sorting } from '../../lib/url/sortParameter';

interface SortHeaderProps<Field extends string> extends Omit<TableCellProps, 'sortDirection'> {
  field: Field;
  sorting: Sorting<Field> | undefined;
  onSortingChange: (sorting: Sorting<Field>) => void;
  /**
   * The value by which the column sorts, if it is not the one that is shown. It is the button's tooltip and
   * description.
   */
  sortsBy?: string | undefined;
  children: ReactNode;
}

/** A header that sorts by its column, first in ascending and then in descending order (specification, Sorting). */
export function SortHeader<Field extends string>(props: SortHeaderProps<Field>) {
  const { field, sorting, onSortingChange, sortsBy, children, ...cell } = props;
  const isSorted = sorting?.field === field;
  const isDescending = isSorted && sorting.isDescending;
  const direction = isDescending ? 'desc' : 'asc';
  return (
    <TableCell {...cell} sortDirection={isSorted && direction}>
      <TableSortLabel
        active={isSorted}
        direction={direction}
        title={sortsBy}
        onClick={() => {
          onSortingChange({ field, isDescending: isSorted && !isDescending });
        }}
      >
        {children}
      </TableSortLabel>
    </TableCell>
  );
}
