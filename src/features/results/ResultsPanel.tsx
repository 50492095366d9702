import SearchOffIcon from '@mui/icons-material/SearchOff';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { focusHeading } from '../../components/page/focusHeading';
import { CodeFailure } from '../../components/status/CodeFailure';
import { EmptyState } from '../../components/status/EmptyState';
import { LoadFailure } from '../../components/status/LoadFailure';
import { lazyComponent } from '../../lib/code/lazyComponent';
import { keepSearch } from '../../session/searches/recentSearches';
import { useResultsAddress } from './address';
import { ExportButton } from './export/ExportButton';
import { resultQueries } from './queries';
import { Hits, HitsSkeleton } from './search/Hits';
import { ResultsBar } from './search/ResultsBar';
import { SearchForm } from './search/SearchForm';
import { SearchStart } from './search/SearchStart';
import { ViewChoices } from './search/ViewChoices';
import type { TableHandle } from './table/ResultsTable';
import { TableSkeleton } from './table/TableSkeleton';

const Table = lazyComponent(async () => (await import('./table/ResultsTable')).ResultsTable, {
  Failure: CodeFailure,
  Pending: TableSkeleton,
});

/** Search for employees, what it found as cards or as a table, and the export of that. */
export function ResultsPanel() {
  const queryClient = useQueryClient();
  const address = useResultsAddress();
  const [{ q, view }, update] = address;
  const table = useRef<TableHandle>(null);
  const { data, isError, isFetching, dataUpdatedAt } = useQuery(resultQueries.search(q));
  const employees = data?.employees;

  /** The same search again reads everything anew. */
  const repeat = () => void queryClient.invalidateQueries({ queryKey: resultQueries.all });

  function search(text: string) {
    keepSearch(text);
    if (text === q) repeat();
    else update({ q: text, page: 1 });
  }

  return (
    <>
      <SearchForm searched={q} isSearching={isFetching} onSearch={search} />
      {q === null && <SearchStart />}
      {!isFetching && !employees && isError && (
        <LoadFailure text="No employees found." onRetry={repeat} />
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
            exportButton={
              <ExportButton
                // Another search cancels the export; its hits may be in the cache already.
                key={q}
                getEmployees={() => table.current?.getEmployees() ?? employees ?? []}
              />
            }
          >
            <ViewChoices address={address} />
          </ResultsBar>
          {view === 'table' && (
            <Table ref={table} employees={employees} version={dataUpdatedAt} address={address} />
          )}
          {view === 'cards' &&
            (employees ? <Hits employees={employees} search={q ?? ''} /> : <HitsSkeleton />)}
        </>
      )}
    </>
  );
}
