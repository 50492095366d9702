import Paper from '@mui/material/Paper';
import type { SxProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ChartsTooltipContainer, useItemTooltip } from '@mui/x-charts/ChartsTooltip';
import type { ChartsActivationEvent, ScatterItemIdentifier } from '@mui/x-charts/models';
import { memo, useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { scaled } from '../../../components/page/lengths';
import { evaluationPath } from '../../../lib/url/paths';
import { linkState } from '../../../lib/url/previousScreen';
import type { ScoredEvaluation } from '../statistics/chartData';
import { markerColor } from './Legend';
import { ScoreScatter, type ScoreScatterProps } from './ScoreScatter';
import { useI18n } from '../../../i18n/I18nContext';

/** An evaluation and its point, in the units of the axes. */
interface Point {
  scored: ScoredEvaluation;
  x: number;
  y: number;
}

interface EvaluationScatterProps extends Omit<ScoreScatterProps, 'series'> {
  /** `marker` is the index of a shape and colour. Each series has a different one. */
  series: readonly { marker: number; label: string; points: readonly Point[] }[];
  /** The radius of a point in pixels at the default font size. */
  markerSize: number;
  /** Opens the evaluation with this id; by default its screen. */
  onOpen?: (id: string) => void;
}

/** The points of an evaluator are emphasized while one of them is under the pointer or has the focus. */
const HIGHLIGHT = { highlight: 'series', fade: 'global' } as const;

/** The number of characters of a note that a tooltip shows. */
const NOTE_LENGTH = 160;

const tooltip = {
  maxWidth: 'min(20rem, calc(100vw - 2rem))',
  px: 1.5,
  py: 1,
  border: 1,
  borderColor: 'divider',
  boxShadow: '0 2px 10px rgb(0 0 0 / 0.2)',
  overflowWrap: 'anywhere',
} satisfies SxProps;

/** A chart with a point for each evaluation. A click or Enter opens the evaluation, and a tooltip describes it. */
export function EvaluationScatter(props: EvaluationScatterProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const here = useRef(location);
  useLayoutEffect(() => {
    here.current = location;
  }, [location]);
  const onOpenScreen = useCallback(
    (id: string) => {
      const to = evaluationPath(id);
      void navigate(to, { state: linkState(here.current, to) });
    },
    [navigate],
  );
  return <NavigatingScatter {...props} onOpenScreen={onOpenScreen} />;
}

interface NavigatingScatterProps extends EvaluationScatterProps {
  onOpenScreen: (id: string) => void;
}

/** It is memoized separately because the location renders its component at each step of every navigation. */
const NavigatingScatter = memo(function NavigatingScatter(props: NavigatingScatterProps) {
  const { series, markerSize, onOpen, onOpenScreen, children, ...rest } = props;
  const find = ({ seriesId, dataIndex }: ScatterItemIdentifier) =>
    series.find(({ marker }) => String(marker) === seriesId)?.points[dataIndex]?.scored;

  return (
    <ScoreScatter
      {...rest}
      series={series.map(({ marker, label, points }) => ({
        id: String(marker),
        label,
        color: markerColor(marker),
        markerSize: scaled(markerSize),
        highlightScope: HIGHLIGHT,
        data: points.map(({ scored, x, y }) => ({ id: scored.id, x, y })),
      }))}
      onItemClick={(event: ChartsActivationEvent, item: ScatterItemIdentifier) => {
        const scored = find(item);
        if (!scored) return;
        // A tap does not leave the screen. It shows the tooltip, and the table has links.
        const isTap = 'pointerType' in event && event.pointerType === 'touch';
        if (onOpen) onOpen(scored.id);
        else if (!isTap) onOpenScreen(scored.id);
      }}
    >
      {children}
      <ChartsTooltipContainer trigger="item">
        <TooltipContent find={find} />
      </ChartsTooltipContainer>
    </ScoreScatter>
  );
});

interface TooltipContentProps {
  find: (item: ScatterItemIdentifier) => ScoredEvaluation | undefined;
}

function TooltipContent({ find }: TooltipContentProps) {
  const i18n = useI18n();
  const { t, date, display } = i18n;
  const item = useItemTooltip<'scatter'>();
  const scored = item && find(item.identifier);
  if (!scored) return null;
  const { score, evaluation } = scored;
  const note = evaluation.note ?? '';
  return (
    <Paper sx={tooltip}>
      <Typography variant="body2">
        {t.rich('compare.chartScoreBy', {
          score: (chunks) => <strong>{chunks}</strong>,
          evaluator: (chunks) => <bdi>{chunks}</bdi>,
          given: i18n.score(score),
          name: display(evaluation.evaluator?.name),
        })}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {date(evaluation.createdAt)}
      </Typography>
      {note !== '' && (
        <Typography variant="body2" dir="auto">
          {note.length > NOTE_LENGTH ? `${note.slice(0, NOTE_LENGTH)}…` : note}
        </Typography>
      )}
    </Paper>
  );
}
