import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { ScoreStrip } from '../../../components/score/ScoreStrip';
import { stripDots, WIDE } from '../../../components/score/stripDots';
import { NOT_AVAILABLE, counted, displayCount } from '../../../lib/text/display';
import { useFirstRows } from '../../../components/table/useFirstRows';
import { paragraph } from '../statistics/describe';
import type { RaterSummary } from '../statistics/raters';
import { DrillDownFigure } from './DrillDownFigure';
import { useDrillDown } from './useDrillDown';

/** More are shown on demand, and on paper. */
const MOST = 30;

const List = styled('ul')(({ theme: { vars, spacing, breakpoints } }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: spacing(0.5, 2),
    paddingBlock: spacing(0.75),
    breakInside: 'avoid',
    [breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem 11rem' },
  },
  '& li + li': { borderTop: `1px solid ${vars.palette.divider}` },
  '& a': { color: 'inherit', overflowWrap: 'anywhere' },
  '& a[aria-current="true"]': { fontWeight: 600 },
  '& .figures': { fontSize: '0.875rem', textAlign: 'end', color: vars.palette.text.secondary },
  '& .strip': {
    gridColumn: '1 / -1',
    gridRow: 2,
    maxWidth: '20rem',
    [breakpoints.up('sm')]: { gridColumn: 2, gridRow: 1 },
  },
}));

const NAME = 'scores-by-evaluator';

/** The scores that each evaluator gave, on one scale. By name: evaluators are not ranked. */
export function EvaluatorsFigure({ raters }: { raters: readonly RaterSummary[] }) {
  const drillDown = useDrillDown('evaluator');
  const { chosen, linkTo } = drillDown;
  const { shown, showAll } = useFirstRows(NAME, raters, MOST);

  return (
    <DrillDownFigure
      title="Scores by evaluator"
      name={NAME}
      description={describe(raters)}
      columns={['Evaluator', 'n', 'Median', 'Lowest', 'Highest']}
      rows={raters.map(({ key, name, scores, summary: { n, median, lowest, highest } }) => ({
        key,
        title: name,
        cells: [name, n, ...[median, lowest, highest].map((score) => score ?? NOT_AVAILABLE)],
        evaluations: scores,
      }))}
      drillDown={drillDown}
    >
      <List aria-label="Scores by evaluator">
        {shown.map(({ key, name, values, summary: { n, median } }) => {
          const figures = `n ${displayCount(n)} · median ${median}`;
          return (
            <li key={key} data-caption={`${name}: ${figures}`}>
              <Link to={linkTo(key)} preventScrollReset aria-current={key === chosen}>
                <bdi>{name}</bdi>
              </Link>
              <span className="figures">{figures}</span>
              <div className="strip">
                <ScoreStrip scores={values} median={median} wide />
              </div>
            </li>
          );
        })}
      </List>
      {showAll}
    </DrillDownFigure>
  );
}

function describe(raters: readonly RaterSummary[]): string {
  if (raters.length === 0) return 'No scores.';
  const isDense = raters.some(({ values }) => stripDots(values, WIDE).scoresADot > 1);
  return paragraph(
    `${counted(raters.length, 'evaluator')}, by name.`,
    'A dot is a score from 1 to 10, a line the median.',
    isDense && 'Where there is no room for so many, a dot stands for several scores.',
    raters.length > 1 && 'They may have scored different people, so this does not compare them.',
  );
}
