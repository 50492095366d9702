import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import type { EvaluatorSorting, EvaluatorField } from '../statistics/overview/evaluators';

interface EvaluatorHeadersProps {
  headers: readonly { field: EvaluatorField; text: string }[];
  sorting: EvaluatorSorting;
  onSort: (sorting: EvaluatorSorting) => void;
}

/** Headers that sort by their column: numbers from the highest, names from the first; then the other way round. */
export function EvaluatorHeaders({ headers, sorting, onSort }: EvaluatorHeadersProps) {
  return (
    <tr>
      {headers.map(({ field, text }) => {
        const isSorted = sorting.field === field;
        const { isDescending } = sorting;
        const next = isSorted ? !isDescending : field !== 'name';
        return (
          <th
            key={field}
            scope="col"
            className={field === 'name' ? undefined : 'number'}
            aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}
          >
            <button
              type="button"
              onClick={() => {
                onSort({ field, isDescending: next });
              }}
            >
              {text}
              {isSorted && (isDescending ? <ArrowDownwardIcon /> : <ArrowUpwardIcon />)}
            </button>
          </th>
        );
      })}
    </tr>
  );
}
