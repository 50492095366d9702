import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { memo } from 'react';
import type { Evaluation } from '../../../api/contract';
import { useWhilePrinting } from '../../../components/page/useWhilePrinting';
import {
  CELL_ROLE,
  CLICKABLE_ROW,
  ROW_ROLE,
  rowLinkProps,
} from '../../../components/table/rowLinks';
import { HIGHLIGHTED_ROW } from '../../../components/table/useHighlightedRow';
import { SortHeader } from '../../../components/table/SortHeader';
import { useI18n } from '../../../i18n/I18nContext';
import { usePeriodLinks } from '../../../lib/url/periodLink';
import type { EvaluationColumn } from './columns';
import { evaluationsTable } from './evaluationsTableStyle';
import type { EvaluationSorting } from './sorting';

interface EvaluationsTableProps {
  /** The table's accessible name. */
  label: string;
  columns: EvaluationColumn[];
  evaluations: readonly Evaluation[];
  /** Whether new rows are loading, which will replace these. */
  busy?: boolean;
  /** Folded words that are highlighted in the rows, except in muted columns. */
  words?: string[];
  /** The evaluation that was just saved. */
  highlightedId?: string | undefined;
  /** The order of a list that was read whole. Without it the headers do not sort. */
  order?: EvaluationsOrder | undefined;
}

export interface EvaluationsOrder {
  sorting: EvaluationSorting;
  onSortingChange: (sorting: EvaluationSorting) => void;
}

const NONE: string[] = [];

/**
 * A table of evaluations. It sets its ARIA roles, because some browsers drop those of a table with another `display`,
 * as on phones here. It is memoized, so that a change of the address alone does not render its rows.
 */
export const EvaluationsTable = memo(function EvaluationsTable(props: EvaluationsTableProps) {
  const i18n = useI18n();
  const { label, evaluations, busy, words = NONE, highlightedId, order } = props;
  const isPrinting = useWhilePrinting(() => true);
  const columns = isPrinting
    ? props.columns.filter(({ area }) => area !== 'actions')
    : props.columns;
  const withPeriod = usePeriodLinks();
  return (
    <Table
      role="table"
      aria-label={label}
      aria-busy={busy}
      stickyHeader
      sx={evaluationsTable}
      {...rowLinkProps}
    >
      <Head columns={columns} {...order} />
      <TableBody role="rowgroup">
        {evaluations.map((evaluation) => (
          <tr
            key={evaluation._id}
            {...ROW_ROLE}
            className={CLICKABLE_ROW}
            {...(evaluation._id === highlightedId && HIGHLIGHTED_ROW)}
          >
            {columns.map(({ header, area = 'wide', muted, cell }) => (
              <td key={header} {...CELL_ROLE} className={muted ? `${area} muted` : area}>
                {cell(i18n, evaluation, muted ? NONE : words, withPeriod)}
              </td>
            ))}
          </tr>
        ))}
      </TableBody>
    </Table>
  );
});

interface HeadProps extends Partial<EvaluationsOrder> {
  columns: EvaluationColumn[];
}

/** The head of the table. It is memoized because a letter of the search changes only the rows. */
const Head = memo(function Head({ columns, sorting, onSortingChange }: HeadProps) {
  const { t } = useI18n();
  return (
    <TableHead>
      <TableRow role="row">
        {columns.map(({ header, width, sortField, area = 'wide' }) => {
          const cell = { role: 'columnheader', className: area, style: { width } };
          return onSortingChange && sortField ? (
            <SortHeader
              key={header}
              {...cell}
              field={sortField}
              sorting={sorting}
              onSortingChange={onSortingChange}
            >
              {t(header)}
            </SortHeader>
          ) : (
            <TableCell key={header} {...cell}>
              {t(header)}
            </TableCell>
          );
        })}
      </TableRow>
    </TableHead>
  );
});
