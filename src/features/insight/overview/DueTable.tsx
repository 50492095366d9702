import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { visuallyHidden } from '@mui/utils';
import { useId, type Ref } from 'react';
import { useI18n } from '../../../i18n/I18nContext';
import { IconAction } from '../../../components/controls/IconAction';
import { Initials } from '../../../components/person/Initials';
import { withDetail } from '../../../components/person/withDetail';
import { ScoreBadge } from '../../../components/score/ScoreBadge';
import { addEvaluationIcon } from '../../../components/table/rowIcons';
import {
  CELL_ROLE,
  CLICKABLE_ROW,
  rowLinkProps,
  ROW_LINK,
  ROW_ROLE,
} from '../../../components/table/rowLinks';
import { employeeProfilePath, hrefOf } from '../../../lib/url/paths';
import type { DetailOf } from '../../../lib/text/personLabels';
import { useToday } from '../../../lib/text/useToday';
import { usePeriodLinks } from '../../../lib/url/periodLink';
import type { DuePerson } from '../statistics/overview/due';
import { dueTable } from './dueTableStyle';

const HEADERS = [
  ['name', 'accounts.name'],
  ['position', 'overview.columns.position'],
  ['when', 'overview.columns.lastEvaluated'],
  ['score', 'overview.columns.lastScore'],
  ['action', 'overview.columns.actions'],
] as const;

interface DueTableProps {
  ref: Ref<HTMLTableElement>;
  rows: readonly DuePerson[];
  /** The detail that distinguishes people with the same name. */
  detailOf: DetailOf;
  /** Whether only the user's own evaluations count. */
  isOwn: boolean;
  /** Called with the index of the row. */
  onAddEvaluation: (index: number) => void;
}

/**
 * The people who are due, with a button for each. The key of a row is its index: after an evaluation, the next person
 * moves into the row, and its button keeps the focus. The roles are set as in `EvaluationsTable`.
 */
export function DueTable({ ref, rows, detailOf, isOwn, onAddEvaluation }: DueTableProps) {
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
      sx={dueTable}
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
          const detail = detailOf(employee);
          // The position is already in the next column.
          const isPosition = detail !== undefined && detail === position;
          return (
            <tr key={index} {...ROW_ROLE} className={CLICKABLE_ROW}>
              <td {...CELL_ROLE} className="name" id={`${id}${index}`} title={display(name)}>
                <div>
                  <Initials id={_id} name={name} />
                  {withDetail(
                    <a
                      href={hrefOf(withPeriod(employeeProfilePath(_id)))}
                      className={`text-link ${ROW_LINK}`}
                    >
                      <bdi>{display(name)}</bdi>
                    </a>,
                    isPosition ? undefined : detail,
                  )}
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
