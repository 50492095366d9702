import { styled } from '@mui/material/styles';
import { MAX_SCORE, MIN_SCORE } from '../../domain/constants';
import type { I18n } from '../../i18n/createI18n';
import { useI18n } from '../../i18n/I18nContext';
import { BASELINE, HEIGHT, stripDots, toX, WIDTH } from './stripDots';

// The style is static, because a table has a strip in every row.
const Root = styled('svg')({
  display: 'block',
  height: '1.5rem',
  maxWidth: '100%',
  fill: 'none',
  '& .scale': { stroke: 'var(--mui-palette-text-disabled)' },
  '& .dots': { stroke: 'var(--mui-palette-primary-main)', strokeLinecap: 'round' },
  '@media print, (forced-colors: active)': {
    '& :is(.scale, .dots)': { stroke: 'CanvasText' },
  },
});

interface ScoreStripProps {
  /** Scores from 1 to 10. */
  scores: readonly number[];
}

/** The accessible name lists at most this many scores. */
const LISTED = 20;
const MIDDLE = (MIN_SCORE + MAX_SCORE) / 2;

/** A strip with every score as a dot on the scale from 1 to 10. */
export function ScoreStrip({ scores }: ScoreStripProps) {
  const i18n = useI18n();
  const { path, diameter } = stripDots(scores);
  const tick = (score: number, length: number) => `M${toX(score)} ${BASELINE}v${length}`;
  return (
    <Root role="img" aria-label={scoresText(i18n, scores)} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      <path
        className="scale"
        d={`M${toX(MIN_SCORE)} ${BASELINE}H${toX(MAX_SCORE)}${tick(MIN_SCORE, 4)}${tick(MIDDLE, 2.5)}${tick(MAX_SCORE, 4)}`}
      />
      <path className="dots" d={path} strokeWidth={diameter} />
    </Root>
  );
}

/** Returns a text such as '4 scores: 3, 5, 5, 9', from the lowest to the highest. */
function scoresText({ t, series }: I18n, scores: readonly number[]): string {
  if (scores.length === 0) return t('components.strip.none');
  const listed = [...scores].sort((a, b) => a - b).slice(0, LISTED);
  return t(scores.length > LISTED ? 'components.strip.firstScores' : 'components.strip.scores', {
    count: scores.length,
    scores: series(listed),
  });
}
