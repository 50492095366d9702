import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Statistics } from '../../../api/contract';
import { evaluationQueries } from '../../../api/evaluations';
import { statisticsQueries } from '../../../api/statistics';
import { ScoreBadge } from '../../../components/score/ScoreBadge';
import { useI18n } from '../../../i18n/I18nContext';
import { savesData } from '../../../lib/code/connection';
import { LastEvaluated } from './LastEvaluated';

interface StatisticsSummaryProps {
  employeeId: string;
  /** Whether the card is in the window. */
  isInView: boolean;
}

/** Milliseconds that a card is in view before its statistics are read, so that quick scrolling reads nothing. */
const PAUSE = 300;

/**
 * The statistics of an employee, and the time of the last evaluation. The lines are empty until they are read. With the
 * browser's data saver on, nothing is read until the user opens the card.
 */
export function StatisticsSummary(props: StatisticsSummaryProps) {
  const { employeeId, isInView } = props;
  const { t } = useI18n();
  const [hasStayed, setHasStayed] = useState(false);
  useEffect(() => {
    if (!isInView || savesData()) return;
    const timer = window.setTimeout(() => {
      setHasStayed(true);
    }, PAUSE);
    return () => {
      window.clearTimeout(timer);
    };
  }, [isInView]);

  // Until the card has stayed in view, cached answers are shown without a subscription, which would keep the call of a
  // cancelled export alive.
  const subscribed = { subscribed: hasStayed };
  const statistics = useQuery({ ...statisticsQueries.ofEmployee(employeeId), ...subscribed });
  const evaluations = useQuery({ ...evaluationQueries.inRow(employeeId), ...subscribed });
  const isKnown = statistics.data !== undefined || statistics.isError;
  return (
    <div className="summary">
      <div>
        {isKnown ? (
          <Summary {...statistics.data} />
        ) : (
          hasStayed && statistics.isFetching && <Skeleton width="10rem" />
        )}
      </div>
      <div>
        {evaluations.data && evaluations.data.length > 0 && (
          <span>
            {t.rich('results.statistics.lastEvaluated', {
              age: () => (
                <span>
                  <LastEvaluated evaluations={evaluations.data} />
                </span>
              ),
            })}
          </span>
        )}
      </div>
    </div>
  );
}

/**
 * Statistics that could not be read are 'N/A'. The number of evaluations behind an average is always shown
 * (specification, Statistics).
 */
function Summary({ totalEvaluations: count, averageScore }: Partial<Statistics>) {
  const { t } = useI18n();
  if (count === 0) return <span>{t('results.statistics.none')}</span>;
  return (
    <>
      <span>{t('results.statistics.averageLabel')}</span>
      <ScoreBadge score={averageScore} average />
      {typeof count === 'number' && <span>{t('common.evaluations', { count })}</span>}
    </>
  );
}
