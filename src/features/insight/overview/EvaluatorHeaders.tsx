import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { EvaluatorSorting, EvaluatorField } from '../statistics/overview/evaluators';

interface EvaluatorHeadersProps {
  headers: readonly { field: EvaluatorField; text: string }[];
  sorting: EvaluatorSorting;
  onSort: (sorting: EvaluatorSorting) => void;
}

/**
 * Headers that sort by their column: numbers from the highest, names from the first; a second press reverses the order.
 */
export function EvaluatorHeaders({ headers, sorting, onSort }: EvaluatorHeadersProps) {
  const { isDescending } = sorting;
  const direction = isDescending ? 'desc' : 'asc';
  return (
    <TableRow>
      {headers.map(({ field, text }) => {
        const isSorted = sorting.field === field;
        const next = isSorted ? !isDescending : field !== 'name';
        return (
          <TableCell
            key={field}
            align={field === 'name' ? undefined : 'right'}
            sortDirection={isSorted && direction}
          >
            <TableSortLabel
              active={isSorted}
              direction={direction}
              onClick={() => {
                onSort({ field, isDescending: next });
              }}
            >
              {text}
            </TableSortLabel>
          </TableCell>
        );
      })}
    </TableRow>
  );
}
