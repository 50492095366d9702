import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import { useEffect, useMemo, useRef, type Ref } from 'react';
import { useI18n } from '../../../i18n/I18nContext';
import { Pager } from '../../../components/controls/Pager';
import { atLeast, BREAKPOINTS } from '../../../components/page/breakpoints';
import { SectionCard } from '../../../components/page/SectionCard';
import { ScoreLegend } from '../../../components/score/ScoreLegend';
import { useWhilePrinting } from '../../../components/page/useWhilePrinting';
import { EmptyState } from '../../../components/status/EmptyState';
import { PAGE_SIZE } from '../../../domain/constants';
import { useAddressState } from '../../../lib/url/addressState';
import { nameWithDetail, namesakeDetails } from '../../../lib/text/personLabels';
import { pageCount, pageParameter } from '../../../lib/url/parameters';
import { usePeriod } from '../../../lib/url/periodParameter';
import { paragraph } from '../statistics/describe';
import { dueOf, type DuePerson } from '../statistics/overview/due';
import { groupText, inGroups } from '../statistics/overview/groups';
import type { EvaluatedPeople } from '../statistics/overview/people';
import { DownloadTable } from './DownloadTable';
import { DueControls, useDueMonths } from './DueControls';
import { DueTable } from './DueTable';
import { describeDue, dueFile } from './dueTexts';
import { FigureNotes } from './FigureNotes';
import { lastTwoColumns } from './overviewGrid';
import type { useGroups } from './useGroups';

const PARAMETERS = { 'due-page': pageParameter };

/** The maximum number of rows on paper. */
const MAX_PRINTED = 500;

const rootStyle = { outline: 'none', scrollMarginTop: '5rem' };

/** The pager stays at the end of the card, whatever the number of rows of the last page. */
const pagerAtEnd = {
  [`@media screen and ${atLeast(BREAKPOINTS.lg)}`]: {
    '& > section': { display: 'flex', flexDirection: 'column' },
    '& > section > :last-child': { flex: 1, display: 'flex', flexDirection: 'column' },
    '& > section > :last-child > :last-child': { marginTop: 'auto', paddingTop: '12px' },
  },
} satisfies SxProps;

export interface DueFigureProps {
  evaluatedPeople: EvaluatedPeople;
  /** The role and the position to which the people are limited. */
  groups: ReturnType<typeof useGroups>;
  /** How many employees there are. `evaluatedPeople` may have fewer. */
  total: number;
  /** Whether all evaluations are known. */
  isComplete: boolean;
  /** Whether the evaluations are those of one evaluator. */
  isOwn: boolean;
  /** Called with people of the list, in its order, who are to be evaluated one after the other. */
  onEvaluate: (people: readonly DuePerson[]) => void;
  tableRef: Ref<HTMLTableElement>;
}

/** The people who have no evaluation in the period. Without a period, they are those whose last one is too long ago. */
export function DueFigure(props: DueFigureProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { evaluatedPeople, groups, isOwn, onEvaluate, tableRef } = props;
  const { selected, clear } = groups;
  const { period, range, today } = usePeriod();
  const { name: limit, months } = useDueMonths();
  const [{ 'due-page': requestedPage }, update] = useAddressState(PARAMETERS);
  const isPrinting = useWhilePrinting(() => true);
  const root = useScrollToChange(selected);
  const among = useMemo(
    () => inGroups(evaluatedPeople.people, selected),
    [evaluatedPeople, selected],
  );
  const people = useMemo(
    () => dueOf(i18n, among, range ? { range } : { months, today }),
    [i18n, among, range, months, today],
  );
  const { due } = people;
  const detailOf = useMemo(
    () => namesakeDetails(evaluatedPeople.people.map(({ employee }) => employee)),
    [evaluatedPeople],
  );
  const totalPages = pageCount(due.length, PAGE_SIZE);
  const page = Math.min(requestedPage, totalPages);
  const first = isPrinting ? 0 : (page - 1) * PAGE_SIZE;
  const rows = due.slice(first, isPrinting ? MAX_PRINTED : first + PAGE_SIZE);
  const evaluateFrom = (index: number) => {
    onEvaluate(
      due.slice(index).map(({ employee, last }) => ({
        employee: {
          ...employee,
          name: employee.name && nameWithDetail(employee.name, detailOf(employee)),
        },
        last,
      })),
    );
  };

  return (
    <Box ref={root} tabIndex={-1} sx={[rootStyle, lastTwoColumns, pagerAtEnd]}>
      <SectionCard
        title={t('overview.due')}
        action={
          <DueControls
            groups={selected}
            count={due.length}
            onClear={(kind) => {
              clear(kind);
              // The pressed button is removed, so the figure gets the focus.
              root.current?.focus({ preventScroll: true });
            }}
            onEvaluate={() => {
              evaluateFrom(0);
            }}
          />
        }
      >
        {due.length === 0 ? (
          <EmptyState text={t('overview.dueNobody')} />
        ) : (
          <>
            <DueTable
              ref={tableRef}
              rows={rows}
              detailOf={detailOf}
              isOwn={isOwn}
              onAddEvaluation={(index) => {
                evaluateFrom(first + index);
              }}
            />
            <ScoreLegend />
          </>
        )}
        <FigureNotes
          isStatus
          text={paragraph(
            i18n,
            describeDue(i18n, people, {
              ...props,
              period,
              groups: (['role', 'position'] as const)
                .filter((kind) => selected[kind] !== '')
                .map((kind) => groupText(i18n, kind, selected[kind])),
              among: among.length,
            }),
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
              name={range ? 'due-not-evaluated' : `due-not-evaluated-for-${limit}`}
              table={dueFile(i18n, due, isOwn)}
            />
          )}
        </FigureNotes>
      </SectionCard>
    </Box>
  );
}

/**
 * Scrolls to the list when another group is selected, if its beginning is not in view. On a phone, it is above the
 * groups.
 */
function useScrollToChange({ role, position }: ReturnType<typeof useGroups>['selected']) {
  const root = useRef<HTMLDivElement>(null);
  const previous = useRef([role, position]);
  useEffect(() => {
    const isOther =
      (role !== '' || position !== '') && previous.current.join() !== [role, position].join();
    previous.current = [role, position];
    const top = root.current?.getBoundingClientRect().top ?? 0;
    if (isOther && (top < 0 || top > window.innerHeight)) root.current?.scrollIntoView();
  }, [role, position]);
  return root;
}
