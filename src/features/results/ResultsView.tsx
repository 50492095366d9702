import SearchOffIcon from '@mui/icons-material/SearchOff';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import type { Employee } from '../../api/contract';
import { EmptyState } from '../../components/status/EmptyState';
import { ScoreLegend } from '../../components/score/ScoreLegend';
import { lazyComponent } from '../../components/status/lazyComponent';
import { ClockNote } from '../../components/text/ClockNote';
import { namesakeDetails } from '../../lib/text/personLabels';
import { useI18n } from '../../i18n/I18nContext';
import type { ResultsAddress } from './address';
import type { useResults } from './useResults';
import { CardsHeader, ResultCards, ResultCardsSkeleton } from './cards/ResultCards';
import { OrderSelect } from './order/OrderSelect';
import { TableSkeleton } from './table/TableSkeleton';

const Table = lazyComponent(async () => (await import('./table/ResultsTable')).ResultsTable, {
  Pending: TableSkeleton,
});

const FilterBar = lazyComponent(async () => (await import('./filters/FilterBar')).FilterBar);

const EmployeeDataProgress = lazyComponent(
  async () => (await import('./load/EmployeeDataProgress')).EmployeeDataProgress,
);

interface ResultsViewProps {
  /** The answer to the search; undefined while it is loading. */
  employees: Employee[] | undefined;
  resultsState: ReturnType<typeof useResults>;
  address: ResultsAddress;
  /** Whether the fields of the filters are shown. */
  isFiltering: boolean;
  onFiltered: () => void;
  /** Opens the dialog that evaluates a person. */
  onEvaluate: (employee: Employee) => void;
}

/** The employees of the answer as cards or as a table, filtered and sorted. */
export function ResultsView(props: ResultsViewProps) {
  const { employees, resultsState, address, isFiltering, onFiltered, onEvaluate } = props;
  const { t } = useI18n();
  const [{ q, view }] = address;
  const { results, data, filters, isFiltered, change, ...load } = resultsState;

  // The details consider all employees of the answer, so that a filter does not change them.
  const detailOf = useMemo(() => namesakeDetails(employees ?? []), [employees]);
  const read = useMemo(() => data.evaluations && [...data.evaluations.values()].flat(), [data]);

  return (
    <>
      {employees && (isFiltering || isFiltered) && (
        <FilterBar
          employees={employees}
          filters={filters}
          change={change}
          count={results?.length}
          isOpen={isFiltering}
          onClose={onFiltered}
        />
      )}
      {load.unread > 0 && (
        <Typography variant="body2" role="status" sx={{ px: { xs: 2, sm: 3 }, pb: 1 }}>
          <span>{`${t('results.unread', { count: load.unread })}${t('common.sentenceGap')}`}</span>
          <Button size="small" onClick={load.retry}>
            {t('failures.tryAgain')}
          </Button>
        </Typography>
      )}
      <Box sx={{ px: { xs: 2, sm: 3 }, pb: 1, '&:empty': { display: 'none' } }}>
        <ClockNote evaluations={read} />
      </Box>
      {load.isLoading && load.progress && (
        <EmployeeDataProgress
          reason={load.reason}
          progress={load.progress}
          onCancel={load.cancel}
        />
      )}
      {results?.length === 0 ? (
        <EmptyState text={t('results.noneMatch')} icon={<SearchOffIcon />} />
      ) : (
        <>
          {view === 'table' && (
            <>
              <Table
                results={results}
                statistics={data.statistics}
                address={address}
                detailOf={detailOf}
                onEvaluate={onEvaluate}
              />
              <ScoreLegend inset />
            </>
          )}
          {view === 'cards' && (
            <>
              <CardsHeader isLoading={!results} order={<OrderSelect address={address} />} />
              {results ? (
                <ResultCards
                  results={results}
                  search={q ?? ''}
                  detailOf={detailOf}
                  onEvaluate={onEvaluate}
                />
              ) : (
                <ResultCardsSkeleton />
              )}
            </>
          )}
        </>
      )}
    </>
  );
}
