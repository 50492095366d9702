import FilterIcon from '@mui/icons-material/FilterListOutlined';
import SearchOffIcon from '@mui/icons-material/SearchOff';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { failureCause } from '../../api/http/loadFailure';
import { focusHeading } from '../../components/page/focusHeading';
import { lazyComponent } from '../../components/status/lazyComponent';
import { EmptyState } from '../../components/status/EmptyState';
import { LoadFailure } from '../../components/status/LoadFailure';
import { keepSearch } from './search/recentSearches';
import { useResultsAddress } from './address';
import { Chosen } from './compare/chosen';
import { ExportButton } from './export/ExportButton';
import { useFilters } from './filters/useFilters';
import { resultQueries } from './queries';
import { Hits, HitsSkeleton } from './search/Hits';
import { ResultsBar } from './search/ResultsBar';
import { SearchForm } from './search/SearchForm';
import { SearchStart } from './search/SearchStart';
import { ViewChoices } from './search/ViewChoices';
import type { TableHandle } from './table/ResultsTable';
import { TableSkeleton } from './table/TableSkeleton';
import { useStartView } from './views/useStartView';

const Table = lazyComponent(async () => (await import('./table/ResultsTable')).ResultsTable, {
  Pending: TableSkeleton,
});

const FilterBar = lazyComponent(async () => (await import('./filters/FilterBar')).FilterBar);

const ChosenBar = lazyComponent(async () => (await import('./compare/ChosenBar')).ChosenBar);

/** The search for employees, its results as cards or as a table, and their export. */
export function ResultsPanel() {
  const queryClient = useQueryClient();
  const address = useResultsAddress();
  const [{ q, view, chosen }, update] = address;
  const table = useRef<TableHandle>(null);
  const { data, error, isError, isFetching, dataUpdatedAt } = useQuery(resultQueries.search(q));
  // An empty result is not shown while the search runs again (specification, Results).
  const employees = isFetching && data?.employees.length === 0 ? undefined : data?.employees;
  const [inTable, setInTable] = useState<number>();
  const [isFiltering, setIsFiltering] = useState(false);
  const { passed, isFiltered, ...filters } = useFilters(employees, dataUpdatedAt, address);

  const start = useStartView();

  function toggleChosen(id: string) {
    const isChosen = chosen.includes(id);
    const next = isChosen ? chosen.filter((one) => one !== id) : [...chosen, id];
    update({ chosen: next }, { replace: true });
  }

  /** Searching for the same text reads everything again. */
  const repeat = () => void queryClient.invalidateQueries();

  function search(text: string) {
    keepSearch(text);
    if (text === q) repeat();
    else update({ q: text, page: 1 });
  }

  if (start !== undefined) return <Navigate to={{ search: start }} replace />;
  return (
    <>
      <SearchForm searched={q} isSearching={isFetching} onSearch={search} />
      {q === null && <SearchStart />}
      {!isFetching && !employees && isError && (
        <LoadFailure text="No employees found." cause={failureCause(error)} onRetry={repeat} />
      )}
      {employees?.length === 0 && (
        <EmptyState text="No employees found matching your search." icon={<SearchOffIcon />}>
          {q !== '' && (
            <Button
              variant="outlined"
              onClick={() => {
                search('');
                focusHeading();
              }}
            >
              Show all employees
            </Button>
          )}
        </EmptyState>
      )}
      {(isFetching || employees) && employees?.length !== 0 && (
        <>
          <ResultsBar
            found={employees?.length}
            passed={passed?.length}
            exportButton={
              <ExportButton
                // Another search cancels the export; its hits may be in the cache already.
                key={q}
                count={passed && (inTable ?? passed.length)}
                getEmployees={() => table.current?.getEmployees() ?? passed ?? []}
              />
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
              Filters
            </Button>
            <ViewChoices address={address} />
          </ResultsBar>
          {employees && (isFiltering || isFiltered) && (
            <FilterBar {...filters} employees={employees} isOpen={isFiltering} />
          )}
          {passed?.length === 0 ? (
            <EmptyState text="No employees match the filters." icon={<SearchOffIcon />} />
          ) : (
            <Chosen value={{ ids: chosen, onToggle: toggleChosen }}>
              {view === 'table' && (
                <Table
                  ref={table}
                  employees={passed}
                  version={dataUpdatedAt}
                  address={address}
                  onCount={setInTable}
                />
              )}
              {view === 'cards' &&
                (passed ? <Hits employees={passed} search={q ?? ''} /> : <HitsSkeleton />)}
            </Chosen>
          )}
        </>
      )}
      {chosen.length > 0 && (
        <ChosenBar
          chosen={chosen}
          found={employees ?? []}
          onClear={() => {
            update({ chosen: [] }, { replace: true });
          }}
        />
      )}
    </>
  );
}
