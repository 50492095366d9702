import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { SxProps } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { employeeQueries } from '../../../api/employees';
import { LoadProgress } from '../allEvaluations/LoadProgress';
import { useAllEvaluations } from '../allEvaluations/useAllEvaluations';
import type { Scope } from '../../../api/allEvaluations';
import { preloadMonthsChart } from '../../insight/overview/MonthsFigure';
import { Overview } from '../../insight/overview/Overview';
import { OverviewSkeleton } from '../../insight/overview/OverviewSkeleton';
import type { DuePerson } from '../../insight/statistics/overview/due';
import { isSameEmail } from '../../../domain/sameEmail';
import { useI18n } from '../../../i18n/I18nContext';
import { useDialog } from '../../../lib/query/useDialog';
import { prepareTimes } from '../../../lib/text/createdTime';
import { useSession } from '../../../session/useSession';
import { DuePlaceholder } from '../../insight/overview/DuePlaceholder';
import { EvaluationQueue, type Queue } from '../queue/EvaluationQueue';

const section = { gap: 1, px: { xs: 2, sm: 3 }, pb: 3, outline: 'none' } satisfies SxProps;

const statusRow = {
  display: 'flex',
  alignItems: 'center',
  columnGap: 1,
  '& > div': { flex: 1, minWidth: 0 },
  '& > button': { flex: 'none' },
} satisfies SxProps;

interface EvaluationsOverviewProps {
  scope: Scope;
  /** It is shown at the end of the row that says how many evaluations were read. */
  menu: ReactNode;
}

/** Reads all evaluations and shows their overview. People who are due can be evaluated one after the other. */
export function EvaluationsOverview({ scope, menu }: EvaluationsOverviewProps) {
  const { t } = useI18n();
  const load = useAllEvaluations(scope, prepareTimes);
  const { isRefused } = load;
  // The data is deferred because rendering thousands of evaluations at once would block the page.
  const data = useDeferredValue(load.data);
  useEffect(preloadMonthsChart, []);
  // The employees are read at the same time as the evaluations.
  const { data: list, error, refetch } = useQuery(employeeQueries.list());
  const { email } = useSession();
  // Nobody evaluates themselves. Without the user's e-mail address, nobody can be excluded.
  const employees = useMemo(
    () =>
      scope === 'own' && email !== undefined
        ? list?.employees.filter((employee) => !isSameEmail(employee.email, email))
        : list?.employees,
    [scope, list, email],
  );
  const excluded = (list?.employees.length ?? 0) - (employees?.length ?? 0);
  const { subject: queue, open, close } = useDialog<Queue>();

  const duePlaceholder = useMemo(
    () => <DuePlaceholder error={error} onRetry={() => void refetch()} />,
    [error, refetch],
  );
  const start = useCallback(
    (due: readonly DuePerson[]) => {
      const people = due.map(({ employee, last }) => ({ employee, last: last?.record ?? null }));
      open({ people, index: 0, evaluated: [] });
    },
    [open],
  );
  const { root, table } = useRestoredFocus(queue !== undefined, data);
  if (isRefused) return null;
  return (
    <Stack
      component="section"
      ref={root}
      tabIndex={-1}
      aria-label={t('evaluations.overview')}
      sx={section}
    >
      <Box sx={statusRow}>
        <LoadProgress load={load} />
        {menu}
      </Box>
      {!data && load.outcome === undefined && <OverviewSkeleton />}
      {data && (
        <Overview
          evaluations={data.evaluations}
          employees={employees}
          total={(list?.total ?? list?.employees.length ?? 0) - excluded}
          duePlaceholder={duePlaceholder}
          isComplete={!data.isCut && data.failedPages.length === 0}
          isOwn={scope === 'own'}
          onEvaluate={start}
          tableRef={table}
        />
      )}
      {queue && (
        <EvaluationQueue queue={queue} isOwn={scope === 'own'} onStep={open} onClose={close} />
      )}
    </Stack>
  );
}

/**
 * Restores the focus after a queue. The button that had it may be removed with its row. Then the last button of the
 * table gets the focus, or the overview if there is none.
 */
function useRestoredFocus(isQueueOpen: boolean, data: unknown) {
  const root = useRef<HTMLElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const hasStarted = useRef(false);
  useEffect(() => {
    if (isQueueOpen) hasStarted.current = true;
    else if (hasStarted.current && document.activeElement === document.body) {
      const buttons = table.current?.querySelectorAll('button') ?? [];
      (buttons[buttons.length - 1] ?? root.current)?.focus({ preventScroll: true });
    }
  }, [isQueueOpen, data]);
  return { root, table };
}
