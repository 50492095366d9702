import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import {
  gridExpandedSortedRowEntriesSelector,
  gridVisibleColumnDefinitionsSelector,
  type GridApi,
} from '@mui/x-data-grid';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode, RefObject } from 'react';
import { evaluationQueries } from '../../../api/evaluations';
import { statisticsQueries } from '../../../api/statistics';
import { useWhilePrinting } from '../../../components/page/useWhilePrinting';
import { isScore } from '../../../domain/scores';
import { useI18n } from '../../../i18n/I18nContext';
import { roleText } from '../../../i18n/roleText';
import { nameWithDetail, type DetailOf } from '../../../lib/text/personLabels';
import { lastEvaluatedDate } from '../statistics/LastEvaluated';
import { Statistic } from '../statistics/Statistic';
import { isField, isStatisticField, type Field } from '../fields';
import type { ResultRow } from './rows';

const tableStyle = {
  '@media screen': { display: 'none' },
  '& .MuiTableCell-root': { paddingBlock: '6px', lineHeight: 1.4, verticalAlign: 'top' },
  '& .MuiTableCell-root:not(:first-of-type)': { paddingInline: '6px' },
  '& :is(.hireDate, .lastEvaluated)': { whiteSpace: 'nowrap' },
  // Words in these columns can have any length.
  '& :is(.name, .email, .position)': { width: '20%', overflowWrap: 'anywhere' },
};

interface PrintedTableProps {
  apiRef: RefObject<GridApi | null>;
  detailOf: DetailOf;
}

/** The text of a figure that has not been read. */
const UNKNOWN = '…';

/**
 * Shows all rows of the grid as a plain table on paper, because the grid renders only one page. Figures that have not
 * been visible may not be known yet.
 */
export function PrintedTable({ apiRef, detailOf }: PrintedTableProps) {
  const i18n = useI18n();
  const { date, display, series } = i18n;
  const queryClient = useQueryClient();
  const page = useWhilePrinting(() => ({
    columns: gridVisibleColumnDefinitionsSelector(apiRef).filter(({ field }) => isField(field)),
    rows: gridExpandedSortedRowEntriesSelector(apiRef),
  }));

  function content(field: Field, { employee, statistics }: ResultRow): ReactNode {
    if (field === 'hireDate') return date(employee.hireDate);
    if (field === 'scores' || field === 'lastEvaluated') {
      const evaluations = queryClient.getQueryData(evaluationQueries.inRow(employee._id).queryKey);
      if (!evaluations) return UNKNOWN;
      if (field === 'lastEvaluated') return lastEvaluatedDate(i18n, evaluations);
      return series(evaluations.map(({ score }) => score).filter(isScore));
    }
    if (field === 'role') return roleText(i18n, employee.role);
    if (field === 'name') return nameWithDetail(display(employee.name), detailOf(employee));
    if (!isStatisticField(field)) return display(employee[field]);
    const { queryKey } = statisticsQueries.ofEmployee(employee._id);
    const cached = statistics ?? queryClient.getQueryData(queryKey);
    if (!cached) return UNKNOWN;
    return <Statistic statistics={cached} field={field} />;
  }

  if (!page) return null;
  return (
    <Table sx={tableStyle}>
      <TableHead>
        <TableRow>
          {page.columns.map(({ field, headerName, type }) => (
            <TableCell
              key={field}
              className={field}
              align={type === 'number' ? 'right' : undefined}
            >
              {headerName}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {page.rows.map(({ id, model }) => (
          <TableRow key={id}>
            {page.columns.map(({ field, type }) => (
              <TableCell
                key={field}
                className={field}
                align={type === 'number' ? 'right' : undefined}
              >
                <bdi>{isField(field) && content(field, model as ResultRow)}</bdi>
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
