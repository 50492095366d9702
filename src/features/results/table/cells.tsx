import AddchartIcon from '@mui/icons-material/AddchartOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import {
  gridTabIndexColumnHeaderSelector,
  useGridApiContext,
  useGridSelector,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import type { Employee } from '../../../api/contract';
import { evaluationQueries } from '../../../api/evaluations';
import { statisticsQueries } from '../../../api/statistics';
import { FIRST_ACTION } from '../../../components/table/firstAction';
import { useI18n } from '../../../i18n/I18nContext';
import { SelectAllCheckbox } from '../selection/SelectCheckbox';
import type { StatisticField } from '../fields';
import type { ResultRow } from './rows';
import { lazyComponent } from '../../../components/status/lazyComponent';
import { isScore } from '../../../domain/scores';
import { stopSpace } from '../stopSpace';
import { LastEvaluated } from '../statistics/LastEvaluated';
import { Statistic } from '../statistics/Statistic';

/**
 * The checkbox of the header. The grid has only one cell in the tab sequence, so the checkbox takes the place of its
 * header.
 */
export function ChooseAllHeader() {
  const apiRef = useGridApiContext();
  const isInTabSequence =
    useGridSelector(apiRef, gridTabIndexColumnHeaderSelector)?.field === 'choose';
  useLayoutEffect(() => {
    const header = apiRef.current.getColumnHeaderElement('choose');
    if (isInTabSequence && header) header.tabIndex = -1;
  }, [apiRef, isInTabSequence]);
  return <SelectAllCheckbox tabIndex={isInTabSequence ? 0 : -1} />;
}

type StatisticCellProps = GridRenderCellParams<ResultRow> & { field: StatisticField };

/** A statistic of a visible row. It is read for this row, unless those of all rows have been read. */
export function StatisticCell({ row, field, tabIndex }: StatisticCellProps) {
  const { data, isFetching, refetch } = useQuery({
    ...statisticsQueries.ofEmployee(row.employee._id),
    enabled: !row.statistics,
  });
  const statistics = row.statistics ?? data;

  if (statistics) return <Statistic statistics={statistics} field={field} />;
  if (isFetching) return <Skeleton width={48} sx={{ display: 'inline-block' }} />;
  return <RetryCell tabIndex={tabIndex} onRetry={() => void refetch()} />;
}

const NotAvailable = () => <span>{useI18n().t('common.notAvailable')}</span>;

const Pending = () => <Skeleton width={96} sx={{ display: 'inline-block' }} />;

/** The strip is shown after the texts of the rows. */
const ScoreStrip = lazyComponent(
  async () => (await import('../../../components/score/ScoreStrip')).ScoreStrip,
  { Failure: NotAvailable, Pending },
);

/** All scores of the person in a visible row. */
export function ScoresCell({ row: { employee }, tabIndex }: GridRenderCellParams<ResultRow>) {
  const { t } = useI18n();
  const { data, isFetching, refetch } = useQuery(evaluationQueries.inRow(employee._id));
  if (!data) {
    if (isFetching) return <Pending />;
    return <RetryCell tabIndex={tabIndex} onRetry={() => void refetch()} />;
  }
  const scores = data.map(({ score }) => score).filter(isScore);
  if (scores.length === 0) return <span>{t('results.statistics.noScores')}</span>;
  return <ScoreStrip scores={scores} />;
}

/** The time of the person's last evaluation, in a visible row. */
export function LastEvaluatedCell({ row, tabIndex }: GridRenderCellParams<ResultRow>) {
  const { data, isFetching, refetch } = useQuery(evaluationQueries.inRow(row.employee._id));
  if (data) return <LastEvaluated evaluations={data} />;
  if (isFetching) return <Pending />;
  return <RetryCell tabIndex={tabIndex} onRetry={() => void refetch()} />;
}

interface EvaluateCellProps extends GridRenderCellParams<ResultRow> {
  onEvaluate: (employee: Employee) => void;
}

export function EvaluateCell({ row: { employee }, tabIndex, onEvaluate }: EvaluateCellProps) {
  const { t } = useI18n();
  return (
    <IconButton
      size="small"
      color="primary"
      aria-label={t('common.addEvaluation')}
      data-tooltip={t('common.addEvaluation')}
      className={FIRST_ACTION}
      tabIndex={tabIndex}
      onClick={() => {
        onEvaluate(employee);
      }}
      onKeyDown={stopSpace}
    >
      <AddchartIcon fontSize="small" />
    </IconButton>
  );
}

interface RetryCellProps {
  /** Set on the control in the cell, because the grid has only one cell in the tab sequence. */
  tabIndex: 0 | -1;
  onRetry: () => void;
}

/** A cell whose call failed. */
function RetryCell({ tabIndex, onRetry }: RetryCellProps) {
  const { t } = useI18n();
  return (
    <Button
      size="small"
      tabIndex={tabIndex}
      onClick={({ currentTarget }) => {
        // The button is removed, so its cell takes the focus.
        currentTarget.closest<HTMLElement>('[role="gridcell"]')?.focus();
        onRetry();
      }}
      onKeyDown={stopSpace}
      sx={{ minWidth: 0, px: 0.5 }}
    >
      {t('failures.tryAgain')}
    </Button>
  );
}
