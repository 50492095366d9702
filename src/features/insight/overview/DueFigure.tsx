import Box from '@mui/material/Box';
import { useMemo, type Ref } from 'react';
import type { Employee } from '../../../api/contract';
import type { I18n } from '../../../i18n/createI18n';
import { dateCell } from '../chart/chartTable';
import { useI18n } from '../../../i18n/I18nContext';
import { NativeSelect } from '../../../components/controls/NativeSelect';
import { Pager } from '../../../components/controls/Pager';
import { atLeast, BREAKPOINTS } from '../../../components/page/breakpoints';
import { SectionCard } from '../../../components/page/SectionCard';
import { useWhilePrinting } from '../../../components/page/useWhilePrinting';
import { EmptyState } from '../../../components/status/EmptyState';
import { PAGE_SIZE } from '../../../domain/constants';
import { useToday } from '../../../lib/text/useToday';
import { useAddressState } from '../../../lib/url/addressState';
import { personLabels } from '../../../lib/text/personLabels';
import { choiceParameter, pageCount, pageParameter } from '../../../lib/url/parameters';
import { paragraph } from '../statistics/describe';
import { dueOf, type Due, type DuePerson } from '../statistics/overview/due';
import type { EvaluatedPeople } from '../statistics/overview/people';
import { DownloadTable } from './DownloadTable';
import { DueTable } from './DueTable';
import { FigureNotes } from './FigureNotes';

/** The choices of 'Not evaluated for', in months. The first is the default. */
const MONTHS = { year: 12, '6-months': 6, '3-months': 3 };

const OPTIONS = [
  { value: '3-months', key: 'overview.due3Months' },
  { value: '6-months', key: 'overview.due6Months' },
  { value: 'year', key: 'overview.dueYear' },
] as const;

const PARAMETERS = {
  due: choiceParameter(['year', '6-months', '3-months']),
  'due-page': pageParameter,
};

/** Rows on paper. */
const MAX_PRINTED = 500;

/** The pager stays at the end of the card, whatever the number of rows of the last page. */
const rootStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [`@media screen and ${atLeast(BREAKPOINTS.lg)}`]: {
    '& > section': { display: 'flex', flexDirection: 'column' },
    '& > section > :last-child': { flex: 1, display: 'flex', flexDirection: 'column' },
    '& > section > :last-child > :last-child': { marginTop: 'auto', paddingTop: '12px' },
  },
};

export interface DueFigureProps {
  evaluatedPeople: EvaluatedPeople;
  /** How many employees there are. `evaluatedPeople` may have fewer. */
  total: number;
  /** Whether all evaluations are known. */
  isComplete: boolean;
  /** Whether the evaluations are those of one evaluator. */
  isOwn: boolean;
  /** Called with the people of the list, in its order, and the index of the one to evaluate. */
  onAddEvaluation: (people: readonly Employee[], index: number) => void;
  tableRef: Ref<HTMLTableElement>;
}

/**
 * The people whose last evaluation is too long ago, and those without one. The period of the screen does not matter
 * here.
 */
export function DueFigure(props: DueFigureProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { evaluatedPeople, onAddEvaluation, tableRef } = props;
  const [{ due: limit, 'due-page': requestedPage }, update] = useAddressState(PARAMETERS);
  const isPrinting = useWhilePrinting(() => true);
  const today = useToday();
  const people = useMemo(
    () => dueOf(i18n, evaluatedPeople.people, MONTHS[limit], today),
    [i18n, evaluatedPeople, limit, today],
  );
  const { due } = people;
  const labelOf = useMemo(
    () =>
      personLabels(
        evaluatedPeople.people.map(({ employee }) => employee),
        i18n.display(undefined),
      ),
    [i18n, evaluatedPeople],
  );
  const totalPages = pageCount(due.length, PAGE_SIZE);
  const page = Math.min(requestedPage, totalPages);
  const first = isPrinting ? 0 : (page - 1) * PAGE_SIZE;
  const rows = due.slice(first, isPrinting ? MAX_PRINTED : first + PAGE_SIZE);

  return (
    <Box sx={rootStyle}>
      <SectionCard
        title={t('overview.due')}
        action={
          <NativeSelect
            label={t('overview.dueFor')}
            value={limit}
            options={OPTIONS.map(({ value, key }) => ({ value, text: t(key) }))}
            isFirstPrinted
            onChange={(value) => {
              update({ due: value, 'due-page': 1 }, { replace: true });
            }}
          />
        }
      >
        {due.length === 0 ? (
          <EmptyState text={t('overview.dueNobody')} />
        ) : (
          <DueTable
            ref={tableRef}
            rows={rows}
            labelOf={labelOf}
            onAddEvaluation={(index) => {
              onAddEvaluation(
                due.map(({ employee }) => ({
                  ...employee,
                  name: employee.name && labelOf(employee),
                })),
                first + index,
              );
            }}
          />
        )}
        <FigureNotes
          isStatus
          text={paragraph(
            i18n,
            describe(i18n, props, people),
            isPrinting &&
              due.length > MAX_PRINTED &&
              t('overview.duePrinted', { most: MAX_PRINTED }),
          )}
        >
          {totalPages > 1 && (
            <Pager
              page={page}
              totalPages={totalPages}
              onPageChange={(next) => {
                update({ 'due-page': next });
              }}
            />
          )}
          {due.length > 0 && (
            <DownloadTable
              name={`due-not-evaluated-for-${limit}`}
              table={fileOf(i18n, due)}
              isOfAnyTime
            />
          )}
        </FigureNotes>
      </SectionCard>
    </Box>
  );
}

const fileOf = (i18n: I18n, due: readonly DuePerson[]) => ({
  columns: [
    i18n.t('accounts.name'),
    i18n.t('accounts.email'),
    i18n.t('overview.columns.position'),
    i18n.t('overview.columns.lastEvaluated'),
    i18n.t('overview.columns.lastScore'),
  ],
  rows: due.map(({ employee: { _id, name, email, position }, last }) => ({
    key: _id,
    cells: [
      i18n.display(name),
      i18n.display(email),
      i18n.display(position),
      last ? dateCell(i18n, last.record.createdAt) : i18n.t('overview.neverEvaluated'),
      last?.record.score ?? '',
    ],
  })),
});

function describe(
  i18n: I18n,
  { evaluatedPeople: { people, unmatched }, total, isComplete, isOwn }: DueFigureProps,
  { due, undated }: Due,
): string {
  const { t } = i18n;
  const never = due.filter(({ last }) => !last).length;
  const counts = { due: due.length, people: people.length, never };
  return paragraph(
    i18n,
    isOwn ? t('overview.dueOfByYou', counts) : t('overview.dueOf', counts),
    total > people.length && t('overview.listHas', { listed: people.length, people: total }),
    undated > 0 && t('overview.dueUndated', { people: undated }),
    unmatched > 0 && t('overview.dueUnmatched', { count: unmatched }),
    !isComplete && t('overview.dueIncomplete'),
  );
}
