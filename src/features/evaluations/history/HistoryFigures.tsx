import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ScoreBadge } from '../../../components/score/ScoreBadge';
import { rangeBefore, type Period } from '../../../domain/period';
import { inRange, newestOf } from '../../../lib/text/createdTime';
import { display, displayAverage, displayCount, displayDate } from '../../../lib/text/display';
import { displayAgo } from '../../../lib/text/displayAge';
import { periodCount } from '../../../lib/text/displayPeriod';
import { usePeriod } from '../../../lib/url/periodParameter';
import { figuresOf } from './figures';
import type { History } from './useHistory';

const Root = styled('div')(({ theme: { vars, typography, spacing } }) => ({
  ...typography.body2,
  color: vars.palette.text.secondary,
  '& dl': { display: 'flex', flexWrap: 'wrap', gap: spacing(1, 4), margin: 0 },
  // The badge is higher than its line.
  '& dt': { marginBlockEnd: spacing(0.5) },
  '& dd': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    margin: 0,
    // As high as a score, also while it is loading.
    minHeight: '2.5rem',
    whiteSpace: 'pre-wrap',
  },
  '& .value': {
    ...typography.h1,
    fontSize: '1.375rem',
    lineHeight: 1.5,
    color: vars.palette.text.primary,
  },
  // The padding of the badge does not move the figure out of the line of the others. Hidden overflow has no baseline.
  '& .value [data-tone]': {
    marginBlock: '-0.125em -0.25em',
    overflow: 'visible',
    verticalAlign: 'baseline',
  },
  '& p': { margin: spacing(1, 0, 0) },
  '& p:empty': { display: 'none' },
}));

type Shown = Pick<History, 'all' | 'evaluations' | 'failure'>;

/** A value, and what is said beside it. */
type Figure = readonly [label: string, value: ReactNode, beside?: string];

/** The evaluations of the period in figures. Shows nothing if the history could not be loaded: the history says so. */
export function HistoryFigures({ history }: { history: Shown }) {
  const { all, evaluations, failure } = history;
  const { period } = usePeriod();
  if (failure) return null;
  return (
    <Root>
      <dl>
        {figures(history, period).map(([label, value, beside]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span className="value">{all ? value : <Skeleton width="3rem" />}</span>
              {all && beside}
            </dd>
          </div>
        ))}
      </dl>
      <p role="status">{all && periodCount(period, evaluations.length, all.length)}</p>
    </Root>
  );
}

const NO_SCORES = 'No scores';

function figures({ all = [], evaluations }: Shown, period: Period): Figure[] {
  const { average, median, lowest, highest } = figuresOf(evaluations);
  const latest = newestOf(evaluations);
  const never = period === 'any' ? 'Never' : 'Not in this period';
  return [
    ['Evaluations', displayCount(evaluations.length)],
    average === undefined
      ? ['Average', NO_SCORES]
      : ['Average', <ScoreBadge key="" score={average} average />, ` · median ${display(median)}`],
    ['Range', rangeText(lowest, highest)],
    latest
      ? ['Last evaluated', displayDate(latest.record.createdAt), ` · ${displayAgo(latest.time)}`]
      : ['Last evaluated', evaluations.length === 0 ? never : 'Date not known'],
    ...(period === 'any' ? [] : [comparedBefore(average, all, period)]),
  ];
}

function comparedBefore(average: number | undefined, all: History['evaluations'], period: Period) {
  const before = figuresOf(inRange(all, rangeBefore(period))).average;
  const beside = before === undefined ? 'no scores before' : `before ${displayAverage(before)}`;
  const value = average === undefined ? NO_SCORES : displayAverage(average);
  return ['Against the period before', value, `, ${beside}`] as const;
}

function rangeText(lowest: number | undefined, highest: number | undefined): string {
  if (lowest === undefined) return NO_SCORES;
  return lowest === highest ? display(lowest) : `${display(lowest)} – ${display(highest)}`;
}
