import AssessmentIcon from '@mui/icons-material/AssessmentOutlined';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useEffect, useMemo, useRef } from 'react';
import type { Evaluation } from '../../../api/contract';
import { failureCause } from '../../../api/http/loadFailure';
import { Pager } from '../../../components/controls/Pager';
import { focusHeading } from '../../../components/page/focusHeading';
import { SectionCard } from '../../../components/page/SectionCard';
import { ScoreLegend } from '../../../components/score/ScoreLegend';
import { useWhilePrinting } from '../../../components/page/useWhilePrinting';
import { EmptyState } from '../../../components/status/EmptyState';
import { lazyComponent } from '../../../components/status/lazyComponent';
import { LoadFailure } from '../../../components/status/LoadFailure';
import { useI18n } from '../../../i18n/I18nContext';
import { namesakeDetails } from '../../../lib/text/personLabels';
import { useAddressState } from '../../../lib/url/addressState';
import { usePeriod } from '../../../lib/url/periodParameter';
import { pageCount } from '../../../lib/url/parameters';
import { actionsColumn, columns, evaluatorColumn } from '../table/columns';
import { EvaluationsTable } from '../table/EvaluationsTable';
import { ROW_HEIGHT } from '../table/evaluationsTableStyle';
import { filtersHeight } from './filtersHeight';
import { filterHistory, HISTORY_PAGE_SIZE, HISTORY_PARAMETERS } from './historyFilter';
import type { History } from './useHistory';

const HistoryFilters = lazyComponent(
  async () => (await import('./HistoryFilters')).HistoryFilters,
  { Pending: () => <Stack aria-hidden sx={filtersHeight} /> },
);

interface EmployeeHistoryProps {
  history: History;
  /** The evaluation that was just saved. */
  highlightedId: string | undefined;
  onEdit: (evaluation: Evaluation) => void;
}

/** The evaluations of an employee in the period, filtered, ordered and in pages. */
export function EmployeeHistory({ history, highlightedId, onEdit }: EmployeeHistoryProps) {
  const { all, evaluations, failure, retry } = history;
  const [filter, update] = useAddressState(HISTORY_PARAMETERS);
  const { t } = useI18n();
  const { period, setPeriod } = usePeriod();
  const listed = useMemo(
    () => filterHistory(all ?? [], evaluations, filter),
    [all, evaluations, filter],
  );
  const evaluatorDetail = useMemo(
    () => namesakeDetails((all ?? []).map(({ evaluator }) => evaluator)),
    [all],
  );
  const tableColumns = useMemo(
    () => [
      columns.score,
      columns.note,
      evaluatorColumn(evaluatorDetail),
      actionsColumn({ onEdit }),
      columns.createdAt,
    ],
    [evaluatorDetail, onEdit],
  );
  const pages = pageCount(listed.length, HISTORY_PAGE_SIZE);
  const page = Math.min(filter.page, pages);
  const isPrinting = useWhilePrinting(() => true);
  const rows = isPrinting
    ? listed
    : listed.slice((page - 1) * HISTORY_PAGE_SIZE, page * HISTORY_PAGE_SIZE);
  const top = useRef<HTMLDivElement>(null);

  // The history shows the page of a saved row.
  const highlightedIndex = listed.findIndex(({ _id }) => _id === highlightedId);
  const highlightedPage = Math.floor(highlightedIndex / HISTORY_PAGE_SIZE) + 1;
  useEffect(() => {
    if (highlightedIndex !== -1) update({ page: highlightedPage }, { replace: true });
  }, [highlightedIndex, highlightedPage, update]);

  return (
    <SectionCard title={t('profile.history')} flush>
      <div ref={top} style={{ scrollMarginTop: '8rem' }} />
      {failure && (
        <LoadFailure
          text={t('profile.noEvaluations')}
          cause={failureCause(failure)}
          onRetry={retry}
        />
      )}
      {!all && !failure && <HistorySkeleton />}
      {all?.length === 0 && (
        <EmptyState text={t('profile.noEvaluations')} icon={<AssessmentIcon />} />
      )}
      {all && all.length > 1 && <HistoryFilters all={all} listed={listed} />}
      {all && all.length > 0 && listed.length === 0 && (
        <EmptyState text={t('evaluations.noneFound')} icon={<AssessmentIcon />}>
          {period !== 'any' && (
            <Button
              variant="outlined"
              onClick={() => {
                setPeriod('any');
                focusHeading();
              }}
            >
              {t('evaluations.showAnyTime')}
            </Button>
          )}
        </EmptyState>
      )}
      {rows.length > 0 && (
        <>
          <EvaluationsTable
            label={t('profile.history')}
            columns={tableColumns}
            evaluations={rows}
            highlightedId={highlightedId}
          />
          <ScoreLegend inset />
        </>
      )}
      {pages > 1 && (
        <Stack sx={{ alignItems: 'center', p: 2 }}>
          <Pager
            page={page}
            totalPages={pages}
            onPageChange={(next) => {
              update({ page: next }, { flushSync: true });
              top.current?.scrollIntoView();
            }}
          />
        </Stack>
      )}
    </SectionCard>
  );
}

function HistorySkeleton() {
  const { t } = useI18n();
  return (
    <Stack role="status" aria-label={t('evaluations.loading')} sx={{ px: { xs: 2, sm: 3 } }}>
      {Array.from({ length: 5 }, (_, row) => (
        <Skeleton key={row} height={ROW_HEIGHT} />
      ))}
    </Stack>
  );
}
