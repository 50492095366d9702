import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { I18n } from '../../../i18n/createI18n';
import { useI18n } from '../../../i18n/I18nContext';
import { SectionCard } from '../../../components/page/SectionCard';
import { useFirstRows } from '../../../components/table/useFirstRows';
import { inPeriodText } from '../../../lib/text/periodText';
import { usePeriod } from '../../../lib/url/periodParameter';
import { FEWEST_SHARED, type AgainstOthers } from '../statistics/againstOthers';
import { toTenths } from '../../../i18n/formats';
import { describeAgainstOthers, evaluatorsAfterBy } from '../statistics/describe';
import { evaluatorsOf, sortEvaluators, type Evaluator } from '../statistics/overview/evaluators';
import type { RaterSummary } from '../statistics/raters';
import { DownloadTable } from './DownloadTable';
import { EvaluationsBehind } from './EvaluationsBehind';
import { EvaluatorHeaders } from './EvaluatorHeaders';
import { useEvaluatorSorting } from './evaluatorSorting';
import { OverviewTable, TableFooter, TableScroller } from './overviewTable';
import { useDrillDown } from './useDrillDown';

const NAME = 'evaluators';

/** As many as stand beside the months. More are shown on demand, and on paper. */
const MOST = 8;

const HEADERS = [
  { field: 'name', key: 'overview.columns.evaluator' },
  { field: 'evaluations', key: 'overview.columns.evaluations' },
  { field: 'median', key: 'overview.columns.median' },
  { field: 'shared', key: 'overview.columns.sharedPeople' },
  { field: 'difference', key: 'overview.columns.againstOthers' },
] as const;

/** How each evaluator scores. `raters` are by name. */
export function EvaluatorsFigure({ raters }: { raters: readonly RaterSummary[] }) {
  const i18n = useI18n();
  const { t, count } = i18n;
  const headers = HEADERS.map(({ field, key }) => ({ field, text: t(key) }));
  const evaluators = useMemo(() => evaluatorsOf(raters), [raters]);
  const { period } = usePeriod();
  const [sorting, setSorting] = useEvaluatorSorting();
  const sorted = useMemo(() => sortEvaluators(evaluators, sorting), [evaluators, sorting]);
  const { shown, showAll } = useFirstRows(NAME, sorted, MOST);
  const { chosen, linkTo, close } = useDrillDown('evaluator');
  const open = evaluators.find(({ key }) => key === chosen);

  return (
    <>
      <SectionCard title={t('overview.evaluators')}>
        {evaluators.length > 0 && (
          <TableScroller>
            <OverviewTable aria-label={t('overview.evaluators')}>
              <thead>
                <EvaluatorHeaders headers={headers} sorting={sorting} onSort={setSorting} />
              </thead>
              <tbody>
                {shown.map(({ key, name, summary: { n, median }, against }) => (
                  <tr key={key}>
                    <td className="name">
                      <Link to={linkTo(key)} preventScrollReset aria-current={key === chosen}>
                        <bdi>{name}</bdi>
                      </Link>
                    </td>
                    <td className="number">{count(n)}</td>
                    <td className="number">{median !== undefined && i18n.median(median)}</td>
                    <td className="number">{count(against.people)}</td>
                    <td className="number">{differenceOf(i18n, against)}</td>
                  </tr>
                ))}
              </tbody>
            </OverviewTable>
          </TableScroller>
        )}
        {showAll}
        <TableFooter>
          <p>{inPeriodText(i18n, period, describe(i18n, evaluators))}</p>
          {evaluators.length > 0 && (
            <DownloadTable
              name={NAME}
              table={{
                columns: headers.map(({ text }) => text),
                rows: sorted.map((evaluator) => fileRowOf(i18n, evaluator)),
              }}
            />
          )}
        </TableFooter>
      </SectionCard>
      {open && <EvaluationsBehind mark={markOf(i18n, open)} onClose={close} />}
    </>
  );
}

const differenceOf = ({ t, signedTenths }: I18n, { difference }: AgainstOthers) =>
  difference === undefined ? t('overview.tooFewShared') : signedTenths(difference);

function fileRowOf({ t }: I18n, evaluator: Evaluator) {
  const { key, name, summary, against } = evaluator;
  const { n, median } = summary;
  const difference =
    against.difference === undefined ? t('overview.tooFewShared') : toTenths(against.difference);
  return { key, cells: [name, n, median ?? t('common.notAvailable'), against.people, difference] };
}

const markOf = (
  i18n: I18n,
  { key, name, scores, summary: { median = 0 }, against }: Evaluator,
) => ({
  key,
  title: name,
  evaluations: scores,
  words: i18n.t('overview.evaluatorWords', {
    median: i18n.median(median),
    against: describeAgainstOthers(i18n, against),
  }),
});

function describe(i18n: I18n, evaluators: readonly Evaluator[]): string {
  if (evaluators.length === 0) return i18n.t('statistics.noScores');
  return i18n.t('overview.evaluatorsWords', {
    evaluators: evaluatorsAfterBy(i18n, evaluators),
    fewest: FEWEST_SHARED,
  });
}
