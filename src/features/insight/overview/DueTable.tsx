import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { SxProps, Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useId, type Ref } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Employee } from '../../../api/contract';
import { useI18n } from '../../../i18n/I18nContext';
import { atLeast, below, BREAKPOINTS } from '../../../components/page/breakpoints';
import { ScoreBadge } from '../../../components/score/ScoreBadge';
import { truncated } from '../../../components/table/truncated';
import { rowLinkProps, ROW_LINK } from '../../../components/table/rows';
import { employeeProfilePath } from '../../../lib/url/paths';
import { useToday } from '../../../lib/text/useToday';
import { usePeriodLinks } from '../../../lib/url/periodLink';
import type { DuePerson } from '../statistics/overview/due';

const HEADERS = [
  ['name', 'accounts.name'],
  ['position', 'overview.columns.position'],
  ['when', 'overview.columns.lastEvaluated'],
  ['score', 'overview.columns.lastScore'],
  ['action', 'overview.columns.actions'],
] as const;

/** Then it is beside the coverage. */
const WIDE = `@media screen and ${atLeast(BREAKPOINTS.lg)}`;
const PHONE = `@media screen and ${below(BREAKPOINTS.sm)}`;

const tableStyle: SxProps<Theme> = {
  '& .name': { minWidth: '7rem' },
  '& .name a': { fontWeight: 500 },
  '& td.position': { color: 'text.secondary' },
  // The date is on a line of its own where there is no room.
  '& .when > *': { display: 'inline-block', whiteSpace: 'nowrap' },
  '& .when > span': { marginInlineEnd: '0.5ch' },
  '& small': { fontSize: '0.8125rem', color: 'text.secondary' },
  '& :is(.score, .action)': { width: '0px', whiteSpace: 'nowrap' },
  '& .action': { textAlign: 'end' },
  // The button's text has the same distance from the edge.
  '& th.action.action': { paddingInlineEnd: '5px' },
  '& .action button': { paddingBlock: '0.125rem' },
  // One line for each person: the pager stays in its place, and in view.
  [WIDE]: {
    tableLayout: 'fixed',
    '& td:is(.name, .position)': {
      overflow: 'clip',
      overflowClipMargin: '4px',
      whiteSpace: 'nowrap',
    },
    '& td > bdi, & .name bdi': truncated,
    '& .position': { width: '9.25rem' },
    '& .when': { width: '13.25rem' },
    '& .score': { width: '5.5rem' },
    '& .action': { width: '8rem' },
  },
  [PHONE]: {
    '&, & tbody': { display: 'block' },
    '& thead': { display: 'none' },
    // The button is on a line of its own where there is no room, as with enlarged text.
    '& tbody tr': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '12px',
      paddingBlock: '8px',
      borderTop: '1px solid var(--mui-palette-divider)',
    },
    '& tbody td:is(td)': { padding: 0, borderBottom: 0 },
    '& .name': { flex: '1 1 50%' },
    '& .score': { order: 1, width: 'auto' },
    '& .position': { order: 2, flexBasis: '100%' },
    '& .when': { order: 3, flex: '1 1 6rem' },
    '& .action': { order: 4, width: 'auto', marginInlineStart: 'auto' },
  },
  '@media print': { '& .action': { display: 'none' }, '& small': { fontSize: 'inherit' } },
};

interface DueTableProps {
  ref: Ref<HTMLTableElement>;
  rows: readonly DuePerson[];
  labelOf: (employee: Employee) => string;
  /** Called with the index of the row. */
  onAddEvaluation: (index: number) => void;
}

/**
 * The people who are due, with a button for each. The key of a row is its index: after an evaluation, the next person
 * moves into the row, and its button keeps the focus. The roles are set as in `EvaluationsTable`.
 */
export function DueTable({ ref, rows, labelOf, onAddEvaluation }: DueTableProps) {
  const { t, ago, date, display } = useI18n();
  const withPeriod = usePeriodLinks();
  const today = useToday();
  const id = useId();
  return (
    <Table
      ref={ref}
      role="table"
      size="dense"
      aria-label={t('overview.due')}
      sx={tableStyle}
      {...rowLinkProps}
    >
      <TableHead>
        <TableRow role="row">
          {HEADERS.map(([area, key]) => (
            <TableCell key={area} role="columnheader" className={area}>
              {t(key)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup">
        {rows.map(({ employee, employee: { _id, position }, last }, index) => (
          <TableRow key={index} hover role="row">
            <TableCell role="cell" className="name" id={`${id}${index}`} title={labelOf(employee)}>
              <Link
                component={RouterLink}
                to={withPeriod(employeeProfilePath(_id))}
                color="inherit"
                underline="hover"
                className={ROW_LINK}
              >
                <bdi>{labelOf(employee)}</bdi>
              </Link>
            </TableCell>
            <TableCell role="cell" className="position" title={position ?? undefined}>
              <bdi>{display(position, t('statistics.noPosition'))}</bdi>
            </TableCell>
            <TableCell role="cell" className="when">
              {last ? (
                <>
                  <span>{`${ago(last.time, today)} `}</span>
                  <small>{date(last.record.createdAt)}</small>
                </>
              ) : (
                t('overview.neverEvaluated')
              )}
            </TableCell>
            <TableCell role="cell" className="score">
              {last && <ScoreBadge score={last.record.score} />}
            </TableCell>
            <TableCell role="cell" className="action">
              <Button
                size="small"
                aria-describedby={`${id}${index}`}
                onClick={() => {
                  onAddEvaluation(index);
                }}
              >
                {t('common.addEvaluation')}
              </Button>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
