import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, type Ref } from 'react';
import { Link } from 'react-router-dom';
import type { Employee } from '../../../api/contract';
import { useI18n } from '../../../i18n/I18nContext';
import { atLeast, below, BREAKPOINTS } from '../../../components/page/breakpoints';
import { ScoreBadge } from '../../../components/score/ScoreBadge';
import { cutText } from '../../../components/table/cutText';
import { rowLinkProps, nameLink, ROW_LINK, rowLinkStyle } from '../../../components/table/rows';
import { employeeProfilePath } from '../../../lib/url/paths';
import { useToday } from '../../../lib/text/useToday';
import { usePeriodLinks } from '../../../lib/url/periodLink';
import type { DuePerson } from '../statistics/overview/due';
import { OverviewTable } from './overviewTable';

const HEADERS = [
  ['name', 'accounts.name'],
  ['position', 'overview.columns.position'],
  ['when', 'overview.columns.lastEvaluated'],
  ['score', 'overview.columns.lastScore'],
  ['action', 'overview.columns.actions'],
] as const;

/** Beside the coverage. */
const WIDE = `@media screen and ${atLeast(BREAKPOINTS.lg)}`;
const PHONE = `@media screen and ${below(BREAKPOINTS.sm)}`;

const Root = styled(OverviewTable)(({ theme: { vars } }) => ({
  '& tbody tr': rowLinkStyle,
  '& .name a': { ...nameLink, fontWeight: 500 },
  '& .name': { minWidth: '7rem' },
  // The date is on a line of its own where there is no room.
  '& .when > *': { display: 'inline-block', whiteSpace: 'nowrap' },
  '& small': { fontSize: '0.8125rem', color: vars.palette.text.secondary },
  '& :is(.score, .action)': { width: 0, whiteSpace: 'nowrap' },
  '& .action': { textAlign: 'end' },
  // As far from the edge as the text of the buttons.
  '& th.action': { paddingInlineEnd: 5 },
  '& .action button': { paddingBlock: '0.125rem' },
  // A line for each, so that the pager stays in its place, and in view.
  [WIDE]: {
    tableLayout: 'fixed',
    '& td:is(.name, .position)': {
      overflow: 'clip',
      overflowClipMargin: 4,
      whiteSpace: 'nowrap',
    },
    '& td > bdi, & .name bdi': cutText,
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
      columnGap: 12,
      paddingBlock: 8,
    },
    '& td:is(td)': { padding: 0 },
    '& .name': { flex: '1 1 50%' },
    '& .score': { order: 1, width: 'auto' },
    '& .position': { order: 2, flexBasis: '100%' },
    '& .when': { order: 3, flex: '1 1 6rem' },
    '& .action': { order: 4, width: 'auto', marginInlineStart: 'auto' },
  },
  '@media print': { '& .action': { display: 'none' }, '& small': { fontSize: 'inherit' } },
}));

interface DueTableProps {
  ref: Ref<HTMLTableElement>;
  rows: readonly DuePerson[];
  labelOf: (employee: Employee) => string;
  /** Called with the place of the row. */
  onAddEvaluation: (place: number) => void;
}

/* Some browsers drop the roles of a table whose `display` is changed, as it is here on phones. */
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */

/**
 * Who is due, with a button for each. A row is known by its place: when somebody was evaluated, the next one takes the
 * place, and the button keeps the focus.
 */
export function DueTable({ ref, rows, labelOf, onAddEvaluation }: DueTableProps) {
  const { t, ago, date, display } = useI18n();
  const withPeriod = usePeriodLinks();
  const today = useToday();
  const id = useId();
  return (
    <Root ref={ref} role="table" aria-label={t('overview.due')} {...rowLinkProps}>
      <thead>
        <tr role="row">
          {HEADERS.map(([area, key]) => (
            <th key={area} role="columnheader" className={area}>
              {t(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ employee, employee: { _id, position }, last }, place) => (
          <tr key={place} role="row">
            <td role="cell" className="name" id={`${id}${place}`} title={labelOf(employee)}>
              <Link to={withPeriod(employeeProfilePath(_id))} className={ROW_LINK}>
                <bdi>{labelOf(employee)}</bdi>
              </Link>
            </td>
            <td role="cell" className="position quiet" title={position ?? undefined}>
              <bdi>{display(position, t('statistics.noPosition'))}</bdi>
            </td>
            <td role="cell" className="when">
              {last ? (
                <>
                  <span>{`${ago(last.time, today)} `}</span>
                  <small>{date(last.record.createdAt)}</small>
                </>
              ) : (
                t('overview.neverEvaluated')
              )}
            </td>
            <td role="cell" className="score">
              {last && <ScoreBadge score={last.record.score} />}
            </td>
            <td role="cell" className="action">
              <Button
                size="small"
                aria-describedby={`${id}${place}`}
                onClick={() => {
                  onAddEvaluation(place);
                }}
              >
                {t('common.addEvaluation')}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </Root>
  );
}
