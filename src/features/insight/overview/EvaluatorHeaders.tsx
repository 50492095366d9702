import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import type { EvaluatorSorting, EvaluatorOrder } from '../statistics/overview/evaluators';

interface EvaluatorHeadersProps {
  headers: readonly { order: EvaluatorOrder; text: string }[];
  sorting: EvaluatorSorting;
  onSort: (sorting: EvaluatorSorting) => void;
}

/** Headers that sort by their column: numbers from the highest, names from the first; then the other way round. */
export function EvaluatorHeaders({ headers, sorting, onSort }: EvaluatorHeadersProps) {
  return (
    <tr>
      {headers.map(({ order, text }) => {
        const isSorted = sorting.order === order;
        const { isDescending } = sorting;
        const next = isSorted ? !isDescending : order !== 'name';
        return (
          <th
            key={order}
            scope="col"
            className={order === 'name' ? undefined : 'number'}
            aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}
          >
            <button
              type="button"
              onClick={() => {
                onSort({ order, isDescending: next });
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
