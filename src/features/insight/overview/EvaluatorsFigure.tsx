import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { SxProps, Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { I18n } from '../../../i18n/createI18n';
import { useI18n } from '../../../i18n/I18nContext';
import { below, BREAKPOINTS } from '../../../components/page/breakpoints';
import { SectionCard } from '../../../components/page/SectionCard';
import { useFirstRows } from '../../../components/table/useFirstRows';
import { inPeriodText } from '../../../lib/text/periodText';
import { usePeriod } from '../../../lib/url/periodParameter';
import { MIN_SHARED } from '../statistics/againstOthers';
import { toTenths } from '../../../i18n/formats';
import { describeAgainstOthers, evaluatorsAfterBy } from '../statistics/describe';
import { evaluatorsOf, type Evaluator } from '../statistics/overview/evaluators';
import type { EvaluatorSummary } from '../statistics/evaluatorScores';
import { DifferenceBar, DifferenceScale } from './DifferenceBar';
import { DownloadTable } from './DownloadTable';
import { ItemEvaluations } from './ItemEvaluations';
import { FigureNotes } from './FigureNotes';
import { firstTwoColumns } from './overviewGrid';
import { useDrillDown } from './useDrillDown';

const NAME = 'evaluators';

/** A button shows the other rows. Paper has all of them. */
const MAX_ROWS = 13;

const tableStyle: SxProps<Theme> = {
  tableLayout: 'fixed',
  '& td': { height: '2.25rem' },
  '& .name': { overflowWrap: 'break-word' },
  '& .number': { width: '6.5rem' },
  '& .difference': { width: '42%', paddingInlineStart: '24px' },
  [`@media screen and ${below(BREAKPOINTS.sm)}`]: {
    '& .number': { display: 'none' },
    '& .difference': { width: '56%', paddingInlineStart: '12px' },
  },
};

/** A table of how each evaluator scores. `summaries` are sorted by name. */
export function EvaluatorsFigure({ summaries }: { summaries: readonly EvaluatorSummary[] }) {
  const i18n = useI18n();
  const { t, count } = i18n;
  const evaluators = useMemo(() => evaluatorsOf(summaries), [summaries]);
  const { period } = usePeriod();
  const { visibleRows, showAll } = useFirstRows(NAME, evaluators, MAX_ROWS);
  const { selected, linkTo, close } = useDrillDown('evaluator');
  const open = evaluators.find(({ key }) => key === selected);

  return (
    <>
      <Box sx={firstTwoColumns}>
        <SectionCard title={t('overview.evaluators')}>
          {evaluators.length > 0 && (
            <Table size="dense" aria-label={t('overview.evaluators')} sx={tableStyle}>
              <TableHead>
                <TableRow>
                  <TableCell className="name">{t('overview.columns.evaluator')}</TableCell>
                  <TableCell align="right" className="number">
                    {t('overview.columns.evaluations')}
                  </TableCell>
                  <TableCell align="right" className="number">
                    {t('overview.columns.median')}
                  </TableCell>
                  <TableCell className="difference">
                    {t('overview.columns.againstOthers')}
                    <DifferenceScale />
                  </TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {visibleRows.map(
                  ({ key, name, summary: { n, median }, against: { difference } }) => (
                    <TableRow key={key}>
                      <TableCell className="name">
                        <Link
                          component={RouterLink}
                          to={linkTo(key)}
                          color="inherit"
                          underline="hover"
                          preventScrollReset
                          aria-current={key === selected}
                          sx={{ fontWeight: key === selected ? 600 : undefined }}
                        >
                          <bdi>{name}</bdi>
                        </Link>
                      </TableCell>
                      <TableCell align="right" className="number">
                        {count(n)}
                      </TableCell>
                      <TableCell align="right" className="number">
                        {median !== undefined && i18n.median(median)}
                      </TableCell>
                      <TableCell className="difference">
                        <DifferenceBar difference={difference} />
                      </TableCell>
                    </TableRow>
                  ),
                )}
              </TableBody>
            </Table>
          )}
          {showAll}
          <FigureNotes text={inPeriodText(i18n, period, describe(i18n, evaluators))}>
            {evaluators.length > 0 && (
              <DownloadTable name={NAME} table={fileOf(i18n, evaluators)} />
            )}
          </FigureNotes>
        </SectionCard>
      </Box>
      {open && <ItemEvaluations item={itemOf(i18n, open)} onClose={close} />}
    </>
  );
}

const fileOf = ({ t }: I18n, evaluators: readonly Evaluator[]) => ({
  columns: [
    t('overview.columns.evaluator'),
    t('overview.columns.evaluations'),
    t('overview.columns.median'),
    t('overview.columns.sharedPeople'),
    t('overview.columns.againstOthers'),
  ],
  rows: evaluators.map(({ key, name, summary: { n, median }, against }) => ({
    key,
    cells: [
      name,
      n,
      median ?? t('common.notAvailable'),
      against.people,
      against.difference === undefined ? t('overview.tooFewShared') : toTenths(against.difference),
    ],
  })),
});

const itemOf = (
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
