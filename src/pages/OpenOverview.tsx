import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo } from 'react';
import type { EmployeeList } from '../api/contract';
import { SectionCard } from '../components/page/SectionCard';
import { LoadFailure } from '../components/status/LoadFailure';
import { employeeQueries } from '../features/employees/queries';
import type { Scope } from '../features/evaluations/api';
import type { AllEvaluations } from '../features/evaluations/allEvaluations/allEvaluationsQueries';
import { ReadingStatus } from '../features/evaluations/allEvaluations/ReadingStatus';
import { useAllEvaluations } from '../features/evaluations/allEvaluations/useAllEvaluations';
import { prepareMonths } from '../features/insight/overview/MonthsFigure';
import { OverdueFigure } from '../features/insight/overview/OverdueFigure';
import { Overview } from '../features/insight/overview/Overview';
import { prepareTimes } from '../lib/text/createdTime';

const Root = styled('section')(({ theme: { spacing, breakpoints } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: spacing(2),
  padding: spacing(0, 2, 3),
  [breakpoints.up('sm')]: { paddingInline: spacing(3) },
}));

/** Reads every evaluation and shows what they say. */
export function OpenOverview({ scope }: { scope: Scope }) {
  const reading = useAllEvaluations(scope, prepareTimes);
  const { isRefused } = reading;
  // Rendered in parts: thousands of evaluations at once would block the page.
  const data = useDeferredValue(reading.data);
  useEffect(prepareMonths, []);
  // Read at the same time.
  const { data: list, isError, refetch } = useQuery(employeeQueries.list());
  const overdue = useMemo(
    () =>
      data && (
        <WhoIsOverdue
          scope={scope}
          read={data}
          list={list}
          isError={isError}
          onRetry={() => void refetch()}
        />
      ),
    [scope, data, list, isError, refetch],
  );
  if (isRefused) return null;
  return (
    <Root aria-label="Overview">
      <ReadingStatus reading={reading} />
      {data && data.evaluations.length > 0 && (
        <Overview evaluations={data.evaluations}>{overdue}</Overview>
      )}
    </Root>
  );
}

interface WhoIsOverdueProps {
  scope: Scope;
  read: AllEvaluations;
  list: EmployeeList | undefined;
  isError: boolean;
  onRetry: () => void;
}

function WhoIsOverdue({ scope, read, list, isError, onRetry }: WhoIsOverdueProps) {
  if (!list) {
    return (
      <SectionCard title="Not evaluated for a year">
        {isError ? (
          <LoadFailure text="The employees could not be read." onRetry={onRetry} />
        ) : (
          <Skeleton variant="rounded" height="8rem" />
        )}
      </SectionCard>
    );
  }
  const { employees, total } = list;
  return (
    <OverdueFigure
      employees={employees}
      total={total ?? employees.length}
      evaluations={read.evaluations}
      isComplete={!read.isCut && read.failedPages.length === 0}
      isOwn={scope === 'own'}
    />
  );
}
