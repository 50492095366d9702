import FilterIcon from '@mui/icons-material/FilterListOutlined';
import SearchOffIcon from '@mui/icons-material/SearchOff';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Employee } from '../../api/contract';
import { EmptyState } from '../../components/status/EmptyState';
import { lazyComponent } from '../../components/status/lazyComponent';
import { personLabels } from '../../lib/text/personLabels';
import { useI18n } from '../../i18n/I18nContext';
import type { ResultsAddress } from './address';
import { DisplayMenu } from './cards/DisplayMenu';
import { ExportButton } from './export/ExportButton';
import { OrderSelect } from './order/OrderSelect';
import { useHits } from './useHits';
import { HitCards, HitCardsSkeleton } from './cards/HitCards';
import { ResultsBar } from './cards/ResultsBar';
import { TableSkeleton } from './table/TableSkeleton';

const Table = lazyComponent(async () => (await import('./table/ResultsTable')).ResultsTable, {
  Pending: TableSkeleton,
});

const FilterBar = lazyComponent(async () => (await import('./filters/FilterBar')).FilterBar);

const EmployeeDataProgress = lazyComponent(
  async () => (await import('./reading/EmployeeDataProgress')).EmployeeDataProgress,
);

/** Opens the dialog that evaluates a person. `onClosed` is called when the dialog has closed. */
export type OnEvaluate = (employee: Employee, onClosed: () => void) => void;

interface HitsPanelProps {
  /** The answer to the search; undefined while it is loading. */
  employees: Employee[] | undefined;
  /** Another number for each answer to the search. */
  version: number;
  address: ResultsAddress;
  onEvaluate: OnEvaluate;
}

/** The employees of the answer as cards or as a table: filtered, sorted, exported. */
export function HitsPanel({ employees, version, address, onEvaluate }: HitsPanelProps) {
  const { t } = useI18n();
  const [{ q, view }] = address;
  const [isFiltering, setIsFiltering] = useState(false);
  const { hits, data, filters, isFiltered, change, ...reading } = useHits(
    address,
    employees,
    version,
  );

  const evaluate = (employee: Employee) => {
    const { name } = employee;
    const shown = { ...employee, name: name && personLabels(employees ?? [], name)(employee) };
    onEvaluate(shown, () => void reading.refresh(employee._id));
  };

  return (
    <>
      <ResultsBar
        total={employees?.length}
        shown={hits?.length}
        order={view === 'cards' && <OrderSelect address={address} />}
        exportButton={
          // The key cancels the export on another search, even if its hits are in the cache.
          <ExportButton key={q} hits={hits} />
        }
      >
        <Button
          color="inherit"
          startIcon={<FilterIcon />}
          aria-expanded={isFiltering}
          onClick={() => {
            setIsFiltering(!isFiltering);
          }}
        >
          {t('results.filters.filters')}
        </Button>
        <DisplayMenu address={address} />
      </ResultsBar>
      {employees && (isFiltering || isFiltered) && (
        <FilterBar employees={employees} filters={filters} change={change} isOpen={isFiltering} />
      )}
      {reading.unread > 0 && (
        <Typography variant="body2" role="status" sx={{ px: { xs: 2, sm: 3 }, pb: 1 }}>
          <span>{`${t('results.unread', { count: reading.unread })}${t('common.sentenceGap')}`}</span>
          <Button size="small" onClick={reading.retry}>
            {t('failures.tryAgain')}
          </Button>
        </Typography>
      )}
      {reading.isReading && reading.progress && (
        <EmployeeDataProgress
          reason={reading.reason}
          progress={reading.progress}
          onCancel={reading.cancel}
        />
      )}
      {hits?.length === 0 ? (
        <EmptyState text={t('results.noneMatch')} icon={<SearchOffIcon />} />
      ) : (
        <>
          {view === 'table' && (
            <Table
              hits={hits}
              statistics={data.statistics}
              address={address}
              onEvaluate={evaluate}
            />
          )}
          {view === 'cards' &&
            (hits ? (
              <HitCards hits={hits} search={q ?? ''} onEvaluate={evaluate} />
            ) : (
              <HitCardsSkeleton />
            ))}
        </>
      )}
    </>
  );
}
