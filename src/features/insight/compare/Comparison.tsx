import { Sections } from '../../../components/page/Sections';
import { lazyComponent } from '../../../components/status/lazyComponent';
import { displayDate, NOT_AVAILABLE } from '../../../lib/text/display';
import { employeeProfilePath, evaluationPath } from '../../../lib/url/paths';
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
import { chartHeight } from './ComparisonSkeleton';

const Chart = lazyComponent(async () => (await import('./ComparisonChart')).ComparisonChart, {
  Pending: ({ people }) => <ChartSkeleton height={chartHeight(people.length)} />,
});

const AXIS =
  'Each mark is one evaluation; a line marks the median. Evaluators who scored two or more of these people have a mark of their own.';

const NOTHING_SHARED =
  'No evaluator has scored two of these people: their scores come from different evaluators and are not comparable.';

/** People side by side: their scores on one axis, in figures, and by the evaluators whom they share. */
export function Comparison({ subjects }: { subjects: readonly Subject[] }) {
  const people = compare(subjects);
  const raters = compareRaters(people);
  const hasScores = people.some(({ summary }) => summary.n > 0);
  return (
    <Sections>
      <ChartFigure
        title="Scores"
        name="compared-scores"
        description={hasScores ? AXIS : 'No scores.'}
        table={scoresOf(people)}
      >
        <Chart people={people} raters={raters} />
      </ChartFigure>
      <ChartFigure
        title="Figures"
        name="compared-figures"
        description="The median is the middle score; of an even number, the mean of the two in the middle."
        table={figuresOf(people)}
      />
      <ChartFigure
        title="Shared evaluators"
        name="shared-evaluators"
        description={
          raters.shared.length > 0
            ? 'The score that an evaluator gave to each person; the median where there are more.'
            : NOTHING_SHARED
        }
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

const figuresOf = (people: readonly Compared[]): ChartTable => ({
  columns: ['Person', 'n', 'Median', 'Range', 'Last', 'Left out'],
  rows: people.map(({ id, name, summary: { n, median, lowest, highest }, last, chartData }) => ({
    key: id,
    cells: [
      name,
      n,
      median ?? NOT_AVAILABLE,
      n === 0 ? NOT_AVAILABLE : `${lowest} – ${highest}`,
      last,
      chartData.withoutScore.length,
    ],
    to: employeeProfilePath(id),
  })),
});

const sharedOf = (people: readonly Compared[], shared: readonly SharedRater[]): ChartTable => ({
  columns: ['Evaluator', ...people.map(({ name }) => name)],
  rows: shared.map(({ rater: { key, name }, scores }) => ({
    key,
    cells: [name, ...scores.map((score) => score ?? '–')],
  })),
});
