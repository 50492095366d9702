import SearchOffIcon from '@mui/icons-material/SearchOff';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { PreviousNext } from '../../../components/controls/PreviousNext';
import { useWhilePrinting } from '../../../components/page/useWhilePrinting';
import { EmptyState } from '../../../components/status/EmptyState';
import { PAGE_SIZE } from '../../../domain/constants';
import { useI18n } from '../../../i18n/I18nContext';
import { prepareTimes } from '../../../lib/text/createdTime';
import { periodCountText } from '../../../lib/text/periodText';
import { searchWords } from '../../../lib/text/fold';
import { pageCount } from '../../../lib/url/parameters';
import { usePeriod } from '../../../lib/url/periodParameter';
import { LoadProgress } from '../allEvaluations/LoadProgress';
import { useAllEvaluations } from '../allEvaluations/useAllEvaluations';
import type { Scope } from '../../../api/allEvaluations';
import { EditableEvaluations } from '../table/EditableEvaluations';
import type { EvaluationsOrder } from '../table/EvaluationsTable';
import { ROW_HEIGHT } from '../table/evaluationsTableStyle';
import { EvaluationsExport } from './EvaluationsExport';
import { FilterPanel } from './FilterPanel';
import { evaluatorsIn } from '../evaluators';
import { filterEvaluations, prepareSearch } from './filterEvaluations';
import { countFilters, type Filters } from './parameters';
import { sortEvaluations } from './sortEvaluations';
import { usePreparedSearch } from './usePreparedSearch';

export interface FilteredEvaluationsProps {
  /** The table's accessible name. */
  label: string;
  scope: Scope;
  /** Whether there is a search, a filter or a period. */
  isFiltered: boolean;
  text: string;
  filters: Filters;
  order: EvaluationsOrder;
  /** Whether the fields of the filters are shown. */
  hasFields: boolean;
  onHideFields: () => void;
  /** Where the number of evaluations and the progress of the read are shown. */
  statusBox: HTMLElement | null;
  /** The page in the address, counted from 1. */
  page: number;
  onFilter: (change: Partial<Filters>) => void;
  onPage: (page: number) => void;
  /** Clears the search and the filters. */
  onClear: () => void;
  onAnyTime: () => void;
  isExporting: boolean;
  onExported: () => void;
  /** The list without search, filters and period. */
  children: ReactNode;
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  // A failure is in the middle of the line.
  '& > div': { flexGrow: 1 },
} satisfies SxProps;

/** Keeps the height of the list while it is read. */
const room = { height: ROW_HEIGHT * PAGE_SIZE };

/** The parts that need all evaluations: search, filters, the list of a period, and the export. */
export function FilteredEvaluations(props: FilteredEvaluationsProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { label, scope, isFiltered, text, filters, order, hasFields, isExporting, children } =
    props;
  const load = useAllEvaluations(scope, (read) => {
    prepareTimes(read);
    prepareSearch(read, scope);
  });
  const { data, isRefused } = load;
  const { period, range } = usePeriod();
  // The search is deferred, so that typed letters appear at once.
  const searched = useDeferredValue(text);
  const words = useMemo(() => searchWords(searched), [searched]);
  const { sorting } = order;
  const all = useMemo(
    () => sortEvaluations(i18n, data?.evaluations ?? [], sorting),
    [i18n, data, sorting],
  );
  const isPrepared = usePreparedSearch(all, scope) || words.length === 0;
  const { evaluator, score, 'without-note': withoutNote } = filters;
  const matches = useMemo(
    () =>
      filterEvaluations(isPrepared ? all : [], {
        scope,
        words,
        filters: { evaluator, score, 'without-note': withoutNote },
        range,
      }),
    [isPrepared, all, scope, words, evaluator, score, withoutNote, range],
  );
  const evaluators = useMemo(
    () => (scope === 'all' && hasFields ? evaluatorsIn(i18n, all) : undefined),
    [i18n, scope, hasFields, all],
  );
  // The export waits until the typed text has been searched.
  const listed = isPrepared && searched === text ? matches : undefined;

  const totalPages = pageCount(matches.length, PAGE_SIZE);
  const page = Math.min(props.page, totalPages);
  const isPrinting = useWhilePrinting(() => true);
  const rows = useMemo(
    () => (isPrinting ? matches : matches.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)),
    [matches, page, isPrinting],
  );
  const counts = { shown: matches.length, total: all.length };
  const isListed = isFiltered && data && isPrepared;
  const isWaiting = load.progress !== undefined || !isPrepared;
  const nothing = (reason: string) => (
    <EmptyState text={reason} icon={<SearchOffIcon />}>
      {(text !== '' || countFilters(filters) > 0) && (
        <Button variant="outlined" onClick={props.onClear}>
          {t('evaluations.clearSearchAndFilters')}
        </Button>
      )}
      {period !== 'any' && (
        <Button variant="outlined" onClick={props.onAnyTime}>
          {t('evaluations.showAnyTime')}
        </Button>
      )}
    </EmptyState>
  );
  return (
    <>
      {isExporting && (
        <EvaluationsExport load={load} listed={listed} onExported={props.onExported} />
      )}
      {props.statusBox &&
        createPortal(
          <Box sx={line}>
            {isListed && (
              <Typography variant="body2" color="textSecondary" role="status">
                {periodCountText(i18n, period, counts.shown, counts.total) ??
                  t('evaluations.found', counts)}
              </Typography>
            )}
            <LoadProgress load={load} isCounted={Boolean(isListed)} />
          </Box>,
          props.statusBox,
        )}
      <FilterPanel
        filters={filters}
        evaluators={evaluators}
        onFilter={props.onFilter}
        order={isFiltered ? order : undefined}
        open={hasFields}
        count={data && isPrepared ? matches.length : undefined}
        onClose={props.onHideFields}
      />
      {isRefused && nothing(t('evaluations.allRefused'))}
      {!isFiltered && children}
      {isFiltered && !isListed && isWaiting && <Box sx={room} />}
      {isListed && (
        <>
          <EditableEvaluations
            label={label}
            scope={scope}
            evaluations={rows}
            loadedAt={load.loadedAt}
            words={words}
            order={order}
          >
            {nothing(t('evaluations.noneFound'))}
          </EditableEvaluations>
          {matches.length > 0 && (
            <PreviousNext page={page} totalPages={totalPages} onPageChange={props.onPage} />
          )}
        </>
      )}
    </>
  );
}
