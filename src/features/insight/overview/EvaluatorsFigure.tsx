import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { ShowAll } from '../../../components/controls/ShowAll';
import { useWhilePrinting } from '../../../components/page/useWhilePrinting';
import { ScoreStrip } from '../../../components/score/ScoreStrip';
import { stripDots, WIDE } from '../../../components/score/stripDots';
import { displayCount, NOT_AVAILABLE } from '../../../lib/text/display';
import { ChartFigure } from '../chart/ChartFigure';
import { useShownInFull } from '../chart/useShownAsTable';
import type { RaterSummary } from '../numbers/raters';
import { Behind } from './Behind';
import { useBehind } from './useBehind';

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
  const { chosen, linkTo, close } = useBehind('evaluator');
  const [isFull, setIsFull] = useShownInFull(NAME);
  const isPrinting = useWhilePrinting(() => true);
  const shown = isFull || isPrinting ? raters : raters.slice(0, MOST);
  const open = raters.find(({ key }) => key === chosen);

  return (
    <>
      <ChartFigure
        title="Scores by evaluator"
        name={NAME}
        description={describe(raters)}
        table={{
          columns: ['Evaluator', 'n', 'Median', 'Lowest', 'Highest'],
          rows: raters.map(({ key, name, summary: { n, median, lowest, highest } }) => ({
            key,
            cells: [name, n, ...[median, lowest, highest].map((score) => score ?? NOT_AVAILABLE)],
            to: linkTo(key),
          })),
        }}
      >
        {raters.length > 0 ? (
          <>
            <List aria-label="Scores by evaluator">
              {shown.map(({ key, name, scores, summary: { n, median } }) => {
                const figures = `n ${displayCount(n)} · median ${median}`;
                return (
                  <li key={key} data-caption={`${name}: ${figures}`}>
                    <Link to={linkTo(key)} preventScrollReset aria-current={key === chosen}>
                      <bdi>{name}</bdi>
                    </Link>
                    <span className="figures">{figures}</span>
                    <div className="strip">
                      <ScoreStrip scores={scores} median={median} wide />
                    </div>
                  </li>
                );
              })}
            </List>
            {shown.length < raters.length && (
              <ShowAll
                total={raters.length}
                onClick={() => {
                  setIsFull(true);
                }}
              />
            )}
          </>
        ) : undefined}
      </ChartFigure>
      {open && <Behind title={open.name} evaluations={open.evaluations} onClose={close} />}
    </>
  );
}

function describe(raters: readonly RaterSummary[]): string {
  if (raters.length === 0) return 'No scores.';
  const isDense = raters.some(({ scores }) => stripDots(scores, WIDE).scoresADot > 1);
  return [
    `${displayCount(raters.length)} ${raters.length === 1 ? 'evaluator' : 'evaluators'}, by name.`,
    'A dot is a score from 1 to 10, a line the median.',
    ...(isDense ? ['Where there is no room for so many, a dot stands for several scores.'] : []),
    ...(raters.length > 1
      ? ['They may have scored different people, so this does not compare them.']
      : []),
  ].join(' ');
}
