import SearchOffIcon from '@mui/icons-material/SearchOff';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { employeeQueries } from '../../api/employees';
import { failureCause } from '../../api/http/loadFailure';
import { focusHeading } from '../../components/page/focusHeading';
import { EmptyState } from '../../components/status/EmptyState';
import { lazyComponent } from '../../components/status/lazyComponent';
import { LoadFailure } from '../../components/status/LoadFailure';
import { useI18n } from '../../i18n/I18nContext';
import type { Employee } from '../../api/contract';
import { nameWithDetail, namesakeDetails } from '../../lib/text/personLabels';
import { useResultsAddress, withSavedViewId } from './address';
import { SelectionContext } from './selection/SelectionContext';
import { useSelection } from './selection/useSelection';
import { ResultsView } from './ResultsView';
import { addRecentSearch } from './search/recentSearches';
import { SearchForm } from './search/SearchForm';
import { SearchStart } from './search/SearchStart';
import { ResultsBar } from './ResultsBar';
import { useResults } from './useResults';
import { readViews } from './views/savedViews';

const SelectionBar = lazyComponent(
  async () => (await import('./selection/SelectionBar')).SelectionBar,
);

/**
 * Opens the dialog that evaluates a person, or several people one after the other. `onClosed` is called when it has
 * closed, with the ids of those whose dialog was open.
 */
export type OnEvaluate = (
  people: readonly Employee[],
  onClosed: (ids: readonly string[]) => void,
) => void;

/** The search for employees, and its results. */
export function ResultsPanel({ onEvaluate }: { onEvaluate: OnEvaluate }) {
  const { t } = useI18n();
  const queryClient = useQueryClient();
  const address = useResultsAddress();
  const [{ q, chosen: selected }, update] = address;
  const { data, error, isError, isFetching, dataUpdatedAt } = useQuery(employeeQueries.search(q));
  // An empty result is not shown while the search runs again (specification, Results).
  const employees = isFetching && data?.employees.length === 0 ? undefined : data?.employees;
  const hasResults = (isFetching || employees !== undefined) && employees?.length !== 0;
  const resultsState = useResults(address, employees, dataUpdatedAt);
  const [isFiltering, setIsFiltering] = useState(false);
  const start = useStartView();
  const selection = useSelection(address, resultsState.results);

  /** Repeats the search. Another search for the same text reads everything again. */
  const repeat = () => void queryClient.invalidateQueries();

  function search(text: string) {
    addRecentSearch(text);
    if (text === q) repeat();
    else update({ q: text, page: 1 });
  }

  function evaluate(people: readonly Employee[]) {
    const detailOf = namesakeDetails([...(employees ?? []), ...people]);
    onEvaluate(
      people.map((person) => ({
        ...person,
        name: person.name && nameWithDetail(person.name, detailOf(person)),
      })),
      (ids) => void resultsState.refresh(ids),
    );
  }

  if (start !== undefined) return <Navigate to={{ search: start }} replace />;
  return (
    <>
      <ResultsBar
        address={address}
        hasResults={hasResults}
        total={employees?.length}
        results={resultsState.results}
        isFiltering={isFiltering}
        onFilter={() => {
          setIsFiltering(!isFiltering);
        }}
      >
        <SearchForm searched={q} isSearching={isFetching} onSearch={search} />
      </ResultsBar>
      {q === null && <SearchStart />}
      {!isFetching && !employees && isError && (
        <LoadFailure text={t('results.notRead')} cause={failureCause(error)} onRetry={repeat} />
      )}
      {employees?.length === 0 && (
        <EmptyState text={t('results.noneFound')} icon={<SearchOffIcon />}>
          {q !== '' && (
            <Button
              variant="outlined"
              onClick={() => {
                search('');
                focusHeading();
              }}
            >
              {t('results.showAll')}
            </Button>
          )}
        </EmptyState>
      )}
      {hasResults && (
        <SelectionContext value={selection}>
          <ResultsView
            employees={employees}
            resultsState={resultsState}
            address={address}
            isFiltering={isFiltering}
            onFiltered={() => {
              setIsFiltering(false);
            }}
            onEvaluate={(employee) => {
              evaluate([employee]);
            }}
          />
        </SelectionContext>
      )}
      {selected.length > 0 && (
        <SelectionBar
          selected={selected}
          employees={employees ?? []}
          onEvaluate={evaluate}
          onClear={() => {
            update({ chosen: [] }, { replace: true });
          }}
        />
      )}
    </>
  );
}

/** The key of the history entry with which the page was loaded. After a reload the entry has its own key. */
const FIRST = 'default';

/**
 * Returns the query parameters of the start view; undefined when they have replaced those of the address.
 * A start view opens only where a link of another screen, or a typed address, has no query parameters. It does not open
 * after Back or a reload, or when Results is open already: then the header's link shows the start of Results.
 */
function useStartView(): string | undefined {
  const { search, key } = useLocation();
  const type = useNavigationType();
  const [opened] = useState(() => {
    const isOpened = search === '' && (type !== NavigationType.Pop || key === FIRST);
    const view = isOpened ? readViews().find(({ start }) => start) : undefined;
    return { key, start: view && withSavedViewId(view.search, view.id) };
  });
  return key === opened.key ? opened.start : undefined;
}
