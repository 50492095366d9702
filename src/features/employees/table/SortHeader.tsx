import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import { useId } from 'react';
import { toRem } from '../../../components/page/lengths';
import type { EmployeeSorting } from '../model/sorting';
import type { EmployeeColumn } from './columns';

interface SortHeaderProps {
  column: EmployeeColumn;
  sorting: EmployeeSorting | undefined;
  onSortingChange: (sorting: EmployeeSorting) => void;
}

/** A header that sorts by its column: ascending first, then the other way round (specification, Sorting). */
export function SortHeader({ column, sorting, onSortingChange }: SortHeaderProps) {
  const { field, header, sortsBy, width, className } = column;
  const hintId = useId();
  const isSorted = sorting?.field === field;
  const isDescending = isSorted && sorting.isDescending;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}
      className={className}
      style={{ width: width && toRem(width) }}
    >
      <button
        type="button"
        aria-describedby={sortsBy && hintId}
        onClick={() => {
          onSortingChange({ field, isDescending: isSorted && !isDescending });
        }}
      >
        {header}
        {isSorted &&
          (isDescending ? (
            <ArrowDownwardIcon fontSize="small" />
          ) : (
            <ArrowUpwardIcon fontSize="small" />
          ))}
      </button>
      {sortsBy && (
        // Not part of the column's name, but still the description of its button.
        <small id={hintId} aria-hidden>
          {sortsBy}
        </small>
      )}
    </th>
  );
}
