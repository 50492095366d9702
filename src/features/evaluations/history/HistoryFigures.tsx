import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { DetailsLine } from '../../../components/page/DetailsLine';
import { ScoreBadge } from '../../../components/score/ScoreBadge';
import { rangeBefore } from '../../../domain/period';
import { ClockNote } from '../../../components/text/ClockNote';
import { inRange, newestOf } from '../../../lib/text/createdTime';
import type { I18n } from '../../../i18n/createI18n';
import { useI18n } from '../../../i18n/I18nContext';
import { periodCountText } from '../../../lib/text/periodText';
import { usePeriod } from '../../../lib/url/periodParameter';
import { summaryOfScores } from './figures';
import type { History } from './useHistory';

const block = {
  typography: 'body2',
  color: 'text.secondary',
  '& dd': { whiteSpace: 'pre-wrap' },
  '& dd .value': { fontWeight: 600 },
  '& p': { m: 0 },
  '& p:empty': { display: 'none' },
} satisfies SxProps;

type Shown = Pick<History, 'all' | 'evaluations' | 'failure'>;

/** The period of the figures, and today. */
type Days = Pick<ReturnType<typeof usePeriod>, 'period' | 'today'>;

/**
 * Figures of the evaluations in the period. It shows nothing if the history could not be loaded: the history shows the
 * failure.
 */
export function HistoryFigures({ history }: { history: Shown }) {
  const { all, evaluations, failure } = history;
  const i18n = useI18n();
  const { t } = i18n;
  const { period, today } = usePeriod();
  if (failure) return null;
  return (
    <Box sx={block}>
      <DetailsLine
        onPhone="figures"
        loading={!all}
        details={figures(i18n, history, { period, today }).map(([label, value]) => ({
          label,
          value: <span>{value}</span>,
          isLabelled: label !== t('compare.scores'),
        }))}
      />
      <p role="status">{all && periodCountText(i18n, period, evaluations.length, all.length)}</p>
      <ClockNote evaluations={all} />
    </Box>
  );
}

const inValue = (chunks: ReactNode) => <span className="value">{chunks}</span>;

function figures(i18n: I18n, history: Shown, days: Days) {
  const { t, count } = i18n;
  const { all = [], evaluations } = history;
  const { average, median, lowest, highest } = summaryOfScores(evaluations);
  const entries: [label: string, value: ReactNode][] = [
    [t('overview.columns.evaluations'), inValue(count(evaluations.length))],
  ];
  if (history.all && average === undefined) {
    const key = days.period === 'any' ? 'profile.noScores' : 'profile.noScoresNow';
    entries.push([t('compare.scores'), inValue(t(key))]);
  } else {
    entries.push(
      [t('profile.average'), <ScoreBadge key="average" score={average} average />],
      [t('profile.median'), inValue(median !== undefined && i18n.median(median))],
      [t('profile.range'), inValue(lowest && highest && i18n.scoreRange(lowest, highest))],
    );
  }
  entries.push([t('profile.lastEvaluated'), latestText(i18n, evaluations, days)]);
  const before = days.period === 'any' ? undefined : comparedBefore(i18n, average, all, days);
  if (before !== undefined) entries.push([t('profile.against'), before]);
  return entries;
}

function latestText(
  { t, date, ago }: I18n,
  evaluations: History['evaluations'],
  { period, today }: Days,
): ReactNode {
  const latest = newestOf(evaluations);
  if (latest) {
    return t.rich('profile.dateAndAge', {
      date: date(latest.record.createdAt),
      age: ago(latest.time, today),
      value: inValue,
    });
  }
  if (evaluations.length > 0) return inValue(t('profile.dateUnknown'));
  return inValue(period === 'any' ? t('profile.never') : t('profile.notInPeriod'));
}

/** Returns undefined where neither period has scores. */
function comparedBefore(
  i18n: I18n,
  average: number | undefined,
  all: History['evaluations'],
  { period, today }: Days,
): ReactNode {
  const { t } = i18n;
  const before = summaryOfScores(inRange(all, rangeBefore(period, new Date(today)))).average;
  if (before === undefined) {
    return average === undefined
      ? undefined
      : t.rich('profile.noneBefore', { now: i18n.average(average), value: inValue });
  }
  const values = { before: i18n.average(before), value: inValue };
  if (average === undefined) return t.rich('profile.noneNow', values);
  return t.rich('profile.before', { difference: i18n.signedTenths(average - before), ...values });
}
