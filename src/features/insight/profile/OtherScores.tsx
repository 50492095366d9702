import { useMemo } from 'react';
import type { Evaluation } from '../../../api/contract';
import { useI18n } from '../../../i18n/I18nContext';
import { inRange } from '../../../lib/text/createdTime';
import { inPeriodText } from '../../../lib/text/periodText';
import { usePeriod } from '../../../lib/url/periodParameter';
import { chartDataOf } from '../statistics/chartData';
import { describeDistribution } from '../statistics/describe';
import { otherScores } from '../statistics/otherScores';

interface OtherScoresProps {
  employeeId: string;
  /** The evaluations of the person in the period. */
  evaluations: readonly Evaluation[];
  /** The evaluations of everybody. */
  all: readonly Evaluation[];
}

/** Describes the scores that the evaluators of a person gave to other people in the period. */
export function OtherScores({ employeeId, evaluations, all }: OtherScoresProps) {
  const i18n = useI18n();
  const { period, range } = usePeriod();
  const words = useMemo(() => {
    const { t } = i18n;
    const ofPerson = chartDataOf(evaluations).scored;
    if (ofPerson.length === 0) return t('compare.othersNothing');
    const scores = otherScores(chartDataOf(inRange(all, range)).scored, ofPerson, employeeId);
    return scores.length === 0
      ? t('compare.othersNobody')
      : t('compare.othersScores', { scores: describeDistribution(i18n, scores) });
  }, [i18n, employeeId, evaluations, all, range]);
  return <p>{inPeriodText(i18n, period, words)}</p>;
}
