import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Evaluation } from '../../api/contract';
import type { EvaluationColumn } from './columns';

interface EvaluationsTableProps {
  /** The table's accessible name. */
  label: string;
  columns: EvaluationColumn[];
  evaluations: Evaluation[];
  /** Whether these rows are about to be replaced. */
  busy?: boolean;
}

/** Pixels; room for a note of three lines. */
export const ROW_HEIGHT = 88;

const PHONE_LAYOUT = `"title badge" "body body" "meta actions" / 1fr auto`;

/**
 * A table of evaluations. On a phone each row is laid out as a card; the roles are spelled out because
 * some browsers forget those of a table that is displayed as something else.
 */
export function EvaluationsTable({ label, columns, evaluations, busy }: EvaluationsTableProps) {
  return (
    <Table
      role="table"
      aria-label={label}
      aria-busy={busy}
      sx={{
        display: { xs: 'block', md: 'table' },
        tableLayout: 'fixed',
        // Grey, not faint: the rows can still be read.
        ...(busy && { filter: 'grayscale(1)', '& td, & td *': { color: 'text.secondary' } }),
        '& td, & th': { px: { xs: 2, md: 1.5 }, border: 0, wordBreak: 'break-word' },
        '& td:first-of-type, & th:first-of-type': { pl: { md: 3 } },
        '& td:last-of-type, & th:last-of-type': { pr: { md: 3 } },
      }}
    >
      <TableHead role="rowgroup" sx={{ display: { xs: 'none', md: 'table-header-group' } }}>
        <TableRow role="row">
          {columns.map(({ header, width, area }) => (
            <TableCell
              key={header}
              role="columnheader"
              sx={{ width, display: { xs: 'none', md: area && 'table-cell', lg: 'table-cell' } }}
            >
              {header}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup" sx={{ display: { xs: 'block', md: 'table-row-group' } }}>
        {evaluations.map((evaluation) => (
          <TableRow
            key={evaluation._id}
            role="row"
            sx={({ vars }) => ({
              display: { xs: 'grid', md: 'table-row' },
              gridTemplate: PHONE_LAYOUT,
              alignItems: 'center',
              height: { md: ROW_HEIGHT },
              borderTop: `1px solid ${vars.palette.divider}`,
              py: { xs: 1, md: 0 },
            })}
          >
            {columns.map(({ header, area, cell }) => (
              <TableCell
                key={header}
                role="cell"
                sx={{
                  display: {
                    xs: area ? 'block' : 'none',
                    md: area && 'table-cell',
                    lg: 'table-cell',
                  },
                  gridArea: area,
                  py: 1,
                  textAlign: { xs: area === 'badge' ? 'end' : 'start', md: 'start' },
                }}
              >
                {cell(evaluation)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
