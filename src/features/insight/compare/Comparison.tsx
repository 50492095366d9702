import type { I18n } from '../../../i18n/createI18n';
import { useI18n } from '../../../i18n/I18nContext';
import { Sections } from '../../../components/page/Sections';
import { lazyComponent } from '../../../components/status/lazyComponent';
import { displayAverage, displayDate, NOT_AVAILABLE } from '../../../lib/text/display';
import { inRange } from '../../../lib/text/createdTime';
import { periodCount } from '../../../lib/text/displayPeriod';
import { evaluationPath, employeeProfilePath } from '../../../lib/url/paths';
import { usePeriod, usePeriodLinks } from '../../../lib/url/periodParameter';
import { ChartFigure } from '../chart/ChartFigure';
import { ChartSkeleton } from '../chart/ChartSkeleton';
import type { ChartTable } from '../chart/chartTable';
import {
  compare,
  compareRaters,
  type Compared,
  type SharedRater,
  type Subject,
} from '../statistics/comparison';
import { MARKS } from '../chart/Legend';
import { paragraph } from '../statistics/describe';
import { chartHeight } from './ComparisonSkeleton';

const Chart = lazyComponent(async () => (await import('./ComparisonChart')).ComparisonChart, {
  Pending: ({ people }) => <ChartSkeleton height={chartHeight(people.length)} />,
});

const AXIS = `Each mark is one evaluation; a line marks the median. Evaluators who scored two or more of these people have a mark of their own, the first ${MARKS} of them.`;

const FIGURES =
  'The average is the mean of the scores. The median is the middle score; of an even number, the mean of the two in the middle.';

const SHARED = 'The score that an evaluator gave to each person; the median where there are more.';

const NOTHING_SHARED =
  'No evaluator has scored two of these people: their scores come from different evaluators and are not comparable.';

/**
 * People side by side, in the period of the screen: their scores on one axis, in figures, and by the evaluators whom
 * they share.
 */
export function Comparison({ subjects }: { subjects: readonly Subject[] }) {
  const i18n = useI18n();
  const { period, range } = usePeriod();
  const withPeriod = usePeriodLinks();
  const people = compare(i18n, subjects, range);
  const raters = compareRaters(i18n, people);
  const all = subjects.flatMap(({ evaluations = [] }) => evaluations);
  const count = periodCount(period, inRange(all, range).length, all.length);
  const scope = count && `${count}.`;
  const hasScores = people.some(({ summary }) => summary.n > 0);
  return (
    <Sections>
      <ChartFigure
        title="Scores"
        name="compared-scores"
        description={paragraph(i18n, scope, hasScores ? AXIS : 'No scores.')}
        table={scoresOf(people)}
      >
        <Chart people={people} raters={raters} />
      </ChartFigure>
      <ChartFigure
        title="Figures"
        name="compared-figures"
        description={paragraph(i18n, scope, FIGURES)}
        table={figuresOf(i18n, people, withPeriod)}
      />
      <ChartFigure
        title="Shared evaluators"
        name="shared-evaluators"
        description={paragraph(i18n, scope, raters.shared.length > 0 ? SHARED : NOTHING_SHARED)}
        table={sharedOf(people, raters.shared)}
      />
    </Sections>
  );
}

const scoresOf = (people: readonly Compared[]): ChartTable => ({
  columns: ['Person', 'Score', 'Date', 'Evaluator', 'Note'],
  rows: people.flatMap(({ name, chartData: { scored } }) =>
    scored.map(({ id, score, evaluation: { createdAt, evaluator, note } }) => ({
      key: id,
      cells: [name, score, displayDate(createdAt), evaluator?.name ?? '', note ?? ''],
      to: evaluationPath(id),
    })),
  ),
});

const figuresOf = (
  { t }: I18n,
  people: readonly Compared[],
  withPeriod: (path: string) => string,
): ChartTable => ({
  columns: [
    'Person',
    'Evaluations',
    'Average',
    'Median',
    'Range',
    'Last evaluated',
    t('statistics.notCounted'),
  ],
  rows: people.map(
    ({ id, name, summary: { n, average, median, lowest, highest }, last, notCounted }) => ({
      key: id,
      cells: [
        name,
        n,
        average === undefined ? NOT_AVAILABLE : displayAverage(average),
        median ?? NOT_AVAILABLE,
        lowest === undefined ? NOT_AVAILABLE : [...new Set([lowest, highest])].join(' – '),
        last,
        notCounted,
      ],
      to: withPeriod(employeeProfilePath(id)),
    }),
  ),
});

const sharedOf = (people: readonly Compared[], shared: readonly SharedRater[]): ChartTable => ({
  columns: ['Evaluator', ...people.map(({ name }) => name)],
  rows: shared.map(({ rater: { key, name }, scores }) => ({
    key,
    cells: [name, ...scores.map((score) => score ?? 'Not scored')],
  })),
});
