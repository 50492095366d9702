import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { SxProps } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ScoreBadge } from '../../../components/score/ScoreBadge';
import { rangeBefore } from '../../../domain/period';
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
  '& dl': { display: 'flex', flexWrap: 'wrap', rowGap: 1, columnGap: 4, m: 0 },
  // The badge is higher than a line of text.
  '& dt': { mb: 0.5 },
  '& dd': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    m: 0,
    // As high as a score, even while it is loading.
    minHeight: '2.5rem',
    whiteSpace: 'pre-wrap',
  },
  '& .value': {
    typography: 'h1',
    fontSize: '1.375rem',
    lineHeight: 1.5,
    color: 'text.primary',
  },
  // The padding of the badge must not move the figure off the baseline of the others. An element with hidden overflow
  // has no baseline.
  '& .value [data-tone]': {
    marginBlock: '-0.125em -0.25em',
    overflow: 'visible',
    verticalAlign: 'baseline',
  },
  '& p': { m: 0, mt: 1 },
  '& p:empty': { display: 'none' },
} satisfies SxProps;

type Shown = Pick<History, 'all' | 'evaluations' | 'failure'>;

/** The period of the figures, and today. */
type Days = Pick<ReturnType<typeof usePeriod>, 'period' | 'today'>;

/** A label and its text. The value in it is emphasized. */
type Figure = readonly [label: string, text: ReactNode];

/**
 * Figures of the evaluations in the period. It shows nothing if the history could not be loaded: the history shows the
 * failure.
 */
export function HistoryFigures({ history }: { history: Shown }) {
  const { all, evaluations, failure } = history;
  const i18n = useI18n();
  const { period, today } = usePeriod();
  if (failure) return null;
  return (
    <Box sx={block}>
      <dl>
        {figures(i18n, history, { period, today }).map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{all ? text : inValue(<Skeleton width="3rem" />)}</dd>
          </div>
        ))}
      </dl>
      <p role="status">{all && periodCountText(i18n, period, evaluations.length, all.length)}</p>
    </Box>
  );
}

const inValue = (chunks: ReactNode) => <span className="value">{chunks}</span>;

function figures(i18n: I18n, { all = [], evaluations }: Shown, days: Days): Figure[] {
  const { t, count } = i18n;
  const { average, median, lowest, highest } = summaryOfScores(evaluations);
  return [
    [t('overview.columns.evaluations'), inValue(count(evaluations.length))],
    [t('profile.average'), averageText(i18n, average, median)],
    [t('profile.range'), inValue(rangeText(i18n, lowest, highest))],
    [t('profile.lastEvaluated'), latestText(i18n, evaluations, days)],
    ...(days.period === 'any'
      ? []
      : [[t('profile.against'), comparedBefore(i18n, average, all, days)] as const]),
  ];
}

function averageText(
  i18n: I18n,
  average: number | undefined,
  median: number | undefined,
): ReactNode {
  const { t } = i18n;
  if (average === undefined || median === undefined) return inValue(t('profile.noScores'));
  return t.rich('profile.averageAndMedian', {
    average: i18n.average(average),
    median: i18n.median(median),
    value: () => inValue(<ScoreBadge score={average} average />),
  });
}

function rangeText(i18n: I18n, lowest: number | undefined, highest: number | undefined): string {
  if (lowest === undefined || highest === undefined) return i18n.t('profile.noScores');
  return i18n.scoreRange(lowest, highest);
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

function comparedBefore(
  i18n: I18n,
  average: number | undefined,
  all: History['evaluations'],
  { period, today }: Days,
): ReactNode {
  const { t } = i18n;
  const before = summaryOfScores(inRange(all, rangeBefore(period, new Date(today)))).average;
  const now = average === undefined ? t('profile.noScores') : i18n.average(average);
  if (before === undefined) return t.rich('profile.noneBefore', { now, value: inValue });
  const values = { before: i18n.average(before), value: inValue };
  if (average === undefined) return t.rich('profile.noneNow', values);
  return t.rich('profile.before', { difference: i18n.signedTenths(average - before), ...values });
}
