import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import { useId } from 'react';
import { toRem } from '../../../components/page/lengths';
import type { Sorting } from '../model/sorting';
import type { EmployeeColumn } from './columns';

interface SortHeaderProps {
  column: EmployeeColumn;
  sorting: Sorting | undefined;
  onSortingChange: (sorting: Sorting) => void;
}

/** A header that sorts by its column: ascending first, then the other way round (specification, Sorting). */
export function SortHeader({ column, sorting, onSortingChange }: SortHeaderProps) {
  const { field, header, sortsBy, width, className } = column;
  const hintId = useId();
  const direction = sorting?.field === field ? sorting.direction : undefined;
  return (
    <th
      scope="col"
      aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}
      className={className}
      style={{ width: width && toRem(width) }}
    >
      <button
        type="button"
        aria-describedby={sortsBy && hintId}
        onClick={() => {
          onSortingChange({ field, direction: direction === 'asc' ? 'desc' : 'asc' });
        }}
      >
        {header}
        {direction === 'asc' && <ArrowUpwardIcon fontSize="small" />}
        {direction === 'desc' && <ArrowDownwardIcon fontSize="small" />}
      </button>
      {sortsBy && (
        // Not part of the column's name, but still the description of its button.
        <small id={hintId} aria-hidden>
          Sorts by {sortsBy}
        </small>
      )}
    </th>
  );
}
