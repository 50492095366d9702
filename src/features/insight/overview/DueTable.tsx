import type { SxProps, Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { visuallyHidden } from '@mui/utils';
import { useId, type Ref } from 'react';
import { useI18n } from '../../../i18n/I18nContext';
import { IconAction } from '../../../components/controls/IconAction';
import { atLeast, below, BREAKPOINTS, SMALLEST } from '../../../components/page/breakpoints';
import { Initials, personStyle } from '../../../components/person/Initials';
import { Named } from '../../../components/person/Named';
import { ScoreBadge } from '../../../components/score/ScoreBadge';
import { firstActionAsText } from '../../../components/table/firstAction';
import { truncated } from '../../../components/table/truncated';
import { addEvaluationIcon } from '../../../components/table/rowIcons';
import {
  CELL_ROLE,
  LINK_ROW,
  rowLinkProps,
  ROW_LINK,
  ROW_ROLE,
} from '../../../components/table/rows';
import { employeeProfilePath, hrefOf } from '../../../lib/url/paths';
import type { FactOf } from '../../../lib/text/personLabels';
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

/** The width of the circle with the initials, with the gap after it. */
const CIRCLE = 'calc(2.5 * 0.8125 * 0.875rem + 10px)';

/** A position that tells people of the same name apart is never cut. */
const whole = {
  '& td.position.whole': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& td.whole > bdi': { overflow: 'visible', textOverflow: 'clip' },
};

const tableStyle: SxProps<Theme> = {
  '& tbody td': { height: '3.25rem' },
  '& .name > div': personStyle,
  '& .name a': { fontWeight: 600 },
  '& td.position': { color: 'text.secondary' },
  '& .when > *': { display: 'block' },
  '& small': { typography: 'caption', color: 'text.secondary' },
  '& :is(.score, .action)': { width: '0px', whiteSpace: 'nowrap' },
  '& .action': { textAlign: 'end' },
  '@media (hover: none)': firstActionAsText,
  // One line for each person: the pager stays in its place.
  [WIDE]: {
    tableLayout: 'fixed',
    '& td:is(.name, .position)': {
      overflow: 'clip',
      overflowClipMargin: '4px',
      whiteSpace: 'nowrap',
    },
    '& td > bdi, & .name bdi': truncated,
    ...whole,
    '& .position': { width: '9.5rem' },
    '& .when': { width: '7.5rem' },
    '& .when > *': { whiteSpace: 'nowrap' },
    '& .score': { width: '5.5rem' },
    // Its text covers no score.
    '& .action': { width: '10.75rem' },
  },
  [PHONE]: {
    '&, & tbody': { display: 'block' },
    '& thead': { display: 'none' },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      alignItems: 'center',
      columnGap: '8px',
      // The texts are in one column, beside the circle.
      paddingInlineStart: CIRCLE,
      paddingBlock: '6px',
      borderTop: '1px solid var(--mui-palette-divider)',
    },
    '& tbody td:is(td)': { height: 'auto', width: 'auto', padding: 0, borderBottom: 0 },
    '& .name': { gridColumn: '1 / span 2', marginInlineStart: `calc(-1 * ${CIRCLE})` },
    '& .score': { gridColumn: 3, gridRow: 1, width: 'auto', justifySelf: 'end' },
    '& td:is(.position, .when)': { gridColumn: 1, typography: 'caption', color: 'text.secondary' },
    '& td.position': { alignSelf: 'end' },
    '& td.when': { alignSelf: 'start' },
    '& .when > small': visuallyHidden,
    '& .name > div': { ...personStyle, marginBlock: '-4px' },
    '& .action': { gridColumn: '2 / span 2', gridRow: '2 / span 2', width: 'auto' },
  },
  // One line for each text beside the button, as far as it has one.
  [`@media screen and ${atLeast(SMALLEST)} and ${below(BREAKPOINTS.sm)}`]: {
    '& td.position': { overflow: 'clip', whiteSpace: 'nowrap' },
    '& td > bdi': truncated,
    ...whole,
  },
  // The button is on a line of its own where there is no room, as with enlarged text.
  [`@media screen and ${below(SMALLEST)}`]: {
    '& tbody td:is(.position, .when, .action)': { gridColumn: '1 / -1', gridRow: 'auto' },
    '& td.action': { marginInlineStart: `calc(-1 * ${CIRCLE})` },
  },
  '@media print': {
    '& tbody td': { height: 'auto' },
    '& .action': { display: 'none' },
    '& small': { fontSize: 'inherit' },
  },
};

interface DueTableProps {
  ref: Ref<HTMLTableElement>;
  rows: readonly DuePerson[];
  /** What tells people of the same name apart. */
  factOf: FactOf;
  /** Whether only the user's own evaluations count. */
  isOwn: boolean;
  /** Called with the index of the row. */
  onAddEvaluation: (index: number) => void;
}

/**
 * The people who are due, with a button for each. The key of a row is its index: after an evaluation, the next person
 * moves into the row, and its button keeps the focus. The roles are set as in `EvaluationsTable`.
 */
export function DueTable({ ref, rows, factOf, isOwn, onAddEvaluation }: DueTableProps) {
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
              {area === 'action' ? <span style={visuallyHidden}>{t(key)}</span> : t(key)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup">
        {rows.map(({ employee, employee: { _id, name, position }, last }, index) => {
          const fact = factOf(employee);
          // It is in the next column already.
          const isPosition = fact !== undefined && fact === position;
          return (
            <tr key={index} {...ROW_ROLE} className={LINK_ROW}>
              <td {...CELL_ROLE} className="name" id={`${id}${index}`} title={display(name)}>
                <div>
                  <Initials id={_id} name={name} />
                  <Named fact={isPosition ? undefined : fact}>
                    <a
                      href={hrefOf(withPeriod(employeeProfilePath(_id)))}
                      className={`text-link ${ROW_LINK}`}
                    >
                      <bdi>{display(name)}</bdi>
                    </a>
                  </Named>
                </div>
              </td>
              <td
                {...CELL_ROLE}
                className={isPosition ? 'position whole' : 'position'}
                title={position ?? undefined}
              >
                <bdi>{display(position, t('statistics.noPosition'))}</bdi>
              </td>
              <td {...CELL_ROLE} className="when">
                {last ? (
                  <>
                    <span>{ago(last.time, today)}</span>
                    <small>{date(last.record.createdAt)}</small>
                  </>
                ) : (
                  t(isOwn ? 'overview.notByYou' : 'overview.neverEvaluated')
                )}
              </td>
              <td {...CELL_ROLE} className="score">
                {last && <ScoreBadge score={last.record.score} />}
              </td>
              <td {...CELL_ROLE} className="action">
                <IconAction
                  isFirst
                  label={t('common.addEvaluation')}
                  icon={addEvaluationIcon}
                  describedBy={`${id}${index}`}
                  onClick={() => {
                    onAddEvaluation(index);
                  }}
                />
              </td>
            </tr>
          );
        })}
      </TableBody>
    </Table>
  );
}
