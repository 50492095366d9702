import TableCell from '@mui/material/TableCell';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useId } from 'react';
import { toRem } from '../../../components/page/lengths';
import type { EmployeeSorting } from '../model/sorting';
import type { EmployeeColumn } from './columns';

interface SortHeaderProps {
  column: EmployeeColumn;
  sorting: EmployeeSorting | undefined;
  onSortingChange: (sorting: EmployeeSorting) => void;
}

/** A header that sorts by its column: first ascending, then descending (specification, Sorting). */
export function SortHeader({ column, sorting, onSortingChange }: SortHeaderProps) {
  const { field, header, sortsBy, width, align } = column;
  const hintId = useId();
  const isSorted = sorting?.field === field;
  const isDescending = isSorted && sorting.isDescending;
  const direction = isDescending ? 'desc' : 'asc';
  return (
    <TableCell
      align={align}
      sortDirection={isSorted && direction}
      style={{ width: width && toRem(width) }}
    >
      <TableSortLabel
        active={isSorted}
        direction={direction}
        aria-describedby={sortsBy && hintId}
        onClick={() => {
          onSortingChange({ field, isDescending: isSorted && !isDescending });
        }}
      >
        {header}
      </TableSortLabel>
      {sortsBy && (
        // It is not part of the column's name, but still the description of its button.
        <small id={hintId} aria-hidden>
          {sortsBy}
        </small>
      )}
    </TableCell>
  );
}
