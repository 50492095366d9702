import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { SectionCard } from '../../../components/page/SectionCard';
import { useFirstRows } from '../../../components/table/useFirstRows';
import { NOT_AVAILABLE, displayCount } from '../../../lib/text/display';
import { inPeriod } from '../../../lib/text/displayPeriod';
import { usePeriod } from '../../../lib/url/periodParameter';
import { FEWEST_SHARED, type AgainstOthers } from '../statistics/againstOthers';
import { countedRaters, describeAgainstOthers, signedTenths } from '../statistics/describe';
import {
  evaluatorsOf,
  sortEvaluators,
  type Evaluator,
  type EvaluatorField,
} from '../statistics/overview/evaluators';
import type { RaterSummary } from '../statistics/raters';
import { DownloadTable } from './DownloadTable';
import { EvaluationsBehind } from './EvaluationsBehind';
import { EvaluatorHeaders } from './EvaluatorHeaders';
import { useEvaluatorSorting } from './evaluatorSorting';
import { OverviewTable, TableFooter, TableScroller } from './overviewTable';
import { useDrillDown } from './useDrillDown';

const NAME = 'evaluators';
const TITLE = 'Evaluators';

/** As many as stand beside the months. More are shown on demand, and on paper. */
const MOST = 8;

const HEADERS: { field: EvaluatorField; text: string }[] = [
  { field: 'name', text: 'Evaluator' },
  { field: 'evaluations', text: 'Evaluations' },
  { field: 'median', text: 'Median' },
  { field: 'shared', text: 'Shared people' },
  { field: 'difference', text: 'Against others' },
];

/** How each evaluator scores. `raters` are by name. */
export function EvaluatorsFigure({ raters }: { raters: readonly RaterSummary[] }) {
  const evaluators = useMemo(() => evaluatorsOf(raters), [raters]);
  const { period } = usePeriod();
  const [sorting, setSorting] = useEvaluatorSorting();
  const sorted = useMemo(() => sortEvaluators(evaluators, sorting), [evaluators, sorting]);
  const { shown, showAll } = useFirstRows(NAME, sorted, MOST);
  const { chosen, linkTo, close } = useDrillDown('evaluator');
  const open = evaluators.find(({ key }) => key === chosen);

  return (
    <>
      <SectionCard title={TITLE}>
        {evaluators.length > 0 && (
          <TableScroller>
            <OverviewTable aria-label={TITLE}>
              <thead>
                <EvaluatorHeaders headers={HEADERS} sorting={sorting} onSort={setSorting} />
              </thead>
              <tbody>
                {shown.map(({ key, name, summary: { n, median }, against }) => (
                  <tr key={key}>
                    <td className="name">
                      <Link to={linkTo(key)} preventScrollReset aria-current={key === chosen}>
                        <bdi>{name}</bdi>
                      </Link>
                    </td>
                    <td className="number">{displayCount(n)}</td>
                    <td className="number">{median}</td>
                    <td className="number">{displayCount(against.people)}</td>
                    <td className="number">{differenceOf(against)}</td>
                  </tr>
                ))}
              </tbody>
            </OverviewTable>
          </TableScroller>
        )}
        {showAll}
        <TableFooter>
          <p>{inPeriod(period, describe(evaluators))}</p>
          {evaluators.length > 0 && (
            <DownloadTable
              name={NAME}
              table={{
                columns: HEADERS.map(({ text }) => text),
                rows: sorted.map(({ key, name, summary: { n, median }, against }) => ({
                  key,
                  cells: [name, n, median ?? NOT_AVAILABLE, against.people, differenceOf(against)],
                })),
              }}
            />
          )}
        </TableFooter>
      </SectionCard>
      {open && <EvaluationsBehind mark={markOf(open)} onClose={close} />}
    </>
  );
}

const differenceOf = ({ difference }: AgainstOthers) =>
  difference === undefined ? 'too few' : signedTenths(difference);

const markOf = ({ key, name, scores, summary: { median }, against }: Evaluator) => ({
  key,
  title: name,
  evaluations: scores,
  words: `Median ${median}; ${describeAgainstOthers(against)}.`,
});

function describe(evaluators: readonly Evaluator[]): string {
  if (evaluators.length === 0) return 'No scores.';
  return `By ${countedRaters(evaluators)}. Against others: how many points they typically give more or less than others to the same people; under ${FEWEST_SHARED} people are too few to say.`;
}
