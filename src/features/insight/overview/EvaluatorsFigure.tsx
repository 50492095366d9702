import { sortParameter } from '../../../lib/url/sortParameter';
import { useAddressState } from '../../../lib/url/addressState';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { I18n } from '../../../i18n/createI18n';
import { useI18n } from '../../../i18n/I18nContext';
import { SectionCard } from '../../../components/page/SectionCard';
import { useFirstRows } from '../../../components/table/useFirstRows';
import { inPeriodText } from '../../../lib/text/periodText';
import { usePeriod } from '../../../lib/url/periodParameter';
import { MIN_SHARED, type AgainstOthers } from '../statistics/againstOthers';
import { toTenths } from '../../../i18n/formats';
import { describeAgainstOthers, evaluatorsAfterBy } from '../statistics/describe';
import {
  evaluatorsOf,
  sortEvaluators,
  type Evaluator,
  EVALUATOR_FIELDS,
  type EvaluatorSorting,
} from '../statistics/overview/evaluators';
import type { EvaluatorSummary } from '../statistics/evaluatorScores';
import { DownloadTable } from './DownloadTable';
import { MarkEvaluations } from './MarkEvaluations';
import { EvaluatorHeaders } from './EvaluatorHeaders';
import { FigureNotes } from './FigureNotes';
import { useDrillDown } from './useDrillDown';

const NAME = 'evaluators';

/** As many rows as are beside the chart of months. A button shows the others; paper has all. */
const MAX_ROWS = 8;

const HEADERS = [
  { field: 'name', key: 'overview.columns.evaluator' },
  { field: 'evaluations', key: 'overview.columns.evaluations' },
  { field: 'median', key: 'overview.columns.median' },
  { field: 'shared', key: 'overview.columns.sharedPeople' },
  { field: 'difference', key: 'overview.columns.againstOthers' },
] as const;

/** How each evaluator scores. `summaries` are sorted by name. */
export function EvaluatorsFigure({ summaries }: { summaries: readonly EvaluatorSummary[] }) {
  const i18n = useI18n();
  const { t, count } = i18n;
  const headers = HEADERS.map(({ field, key }) => ({ field, text: t(key) }));
  const evaluators = useMemo(() => evaluatorsOf(summaries), [summaries]);
  const { period } = usePeriod();
  const [sorting, setSorting] = useEvaluatorSorting();
  const sorted = useMemo(() => sortEvaluators(evaluators, sorting), [evaluators, sorting]);
  const { shown, showAll } = useFirstRows(NAME, sorted, MAX_ROWS);
  const { chosen, linkTo, close } = useDrillDown('evaluator');
  const open = evaluators.find(({ key }) => key === chosen);

  return (
    <>
      <SectionCard title={t('overview.evaluators')}>
        {evaluators.length > 0 && (
          <TableContainer>
            <Table size="dense" aria-label={t('overview.evaluators')}>
              <TableHead>
                <EvaluatorHeaders headers={headers} sorting={sorting} onSort={setSorting} />
              </TableHead>
              <TableBody>
                {shown.map(({ key, name, summary: { n, median }, against }) => (
                  <TableRow key={key}>
                    <TableCell sx={{ minWidth: '7.25rem', maxWidth: '24rem' }}>
                      <Link
                        component={RouterLink}
                        to={linkTo(key)}
                        color="inherit"
                        preventScrollReset
                        aria-current={key === chosen}
                        sx={{ fontWeight: key === chosen ? 600 : undefined }}
                      >
                        <bdi>{name}</bdi>
                      </Link>
                    </TableCell>
                    <TableCell align="right">{count(n)}</TableCell>
                    <TableCell align="right">
                      {median !== undefined && i18n.median(median)}
                    </TableCell>
                    <TableCell align="right">{count(against.people)}</TableCell>
                    <TableCell align="right">{differenceOf(i18n, against)}</TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </TableContainer>
        )}
        {showAll}
        <FigureNotes text={inPeriodText(i18n, period, describe(i18n, evaluators))}>
          {evaluators.length > 0 && (
            <DownloadTable
              name={NAME}
              table={{
                columns: headers.map(({ text }) => text),
                rows: sorted.map((evaluator) => fileRowOf(i18n, evaluator)),
              }}
            />
          )}
        </FigureNotes>
      </SectionCard>
      {open && <MarkEvaluations mark={markOf(i18n, open)} onClose={close} />}
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
    fewest: MIN_SHARED,
  });
}

const PARAMETERS = {
  evaluators: sortParameter(EVALUATOR_FIELDS, { field: 'name', isDescending: false }),
};

/** The order of the evaluators in the address, and a function that changes it. */
function useEvaluatorSorting() {
  const [{ evaluators: sorting }, update] = useAddressState(PARAMETERS);
  const setSorting = (next: EvaluatorSorting) => {
    update({ evaluators: next }, { replace: true });
  };
  return [sorting, setSorting] as const;
}
