import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { memo } from 'react';
import type { Evaluation } from '../../../api/contract';
import { rowLinkProps, SAVED_ROW } from '../../../components/table/rows';
import { SortHeader } from '../../../components/table/SortHeader';
import { useI18n } from '../../../i18n/I18nContext';
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
  /** Folded words that are marked in the rows, except in quiet columns. */
  words?: string[];
  /** The evaluation that was just saved. */
  markedId?: string | undefined;
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
 * as on phones here. Memoized: a change of the address alone does not render its rows.
 */
export const EvaluationsTable = memo(function EvaluationsTable(props: EvaluationsTableProps) {
  const i18n = useI18n();
  const { label, columns, evaluations, busy, words = NONE, markedId, order } = props;
  return (
    <Table
      role="table"
      aria-label={label}
      aria-busy={busy}
      stickyHeader
      sx={evaluationsTable}
      {...rowLinkProps}
    >
      <TableHead>
        <TableRow role="row">
          {columns.map(({ header, width, sortField, area = 'wide' }) => {
            const cell = { role: 'columnheader', className: area, style: { width } };
            return order && sortField ? (
              <SortHeader key={header} {...cell} {...order} field={sortField}>
                {i18n.t(header)}
              </SortHeader>
            ) : (
              <TableCell key={header} {...cell}>
                {i18n.t(header)}
              </TableCell>
            );
          })}
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup">
        {evaluations.map((evaluation) => (
          <TableRow
            key={evaluation._id}
            hover
            role="row"
            {...(evaluation._id === markedId && SAVED_ROW)}
          >
            {columns.map(({ header, area = 'wide', quiet, cell }) => (
              <TableCell
                key={header}
                role="cell"
                className={quiet ? `${area} quiet` : area}
                style={{ gridArea: area }}
              >
                {cell(i18n, evaluation, quiet ? NONE : words)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
});
