import type { SxProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { MAX_SCORE, MIN_SCORE } from '../../domain/constants';
import { useI18n } from '../../i18n/I18nContext';
import { scoreColors } from './scoreColors';

const SCORES = Array.from({ length: MAX_SCORE - MIN_SCORE + 1 }, (_, step) => MIN_SCORE + step);

const legend = {
  '& .colors': {
    display: 'inline-flex',
    overflow: 'hidden',
    marginInline: 0.5,
    borderRadius: '4px',
    verticalAlign: 'middle',
    '& > *': { width: '0.75rem', height: '0.75rem', printColorAdjust: 'exact', ...scoreColors },
  },
  // Without its colours the legend has no meaning.
  '@media (forced-colors: active)': { display: 'none' },
} satisfies SxProps;

/** The legend of the colours of the scores from 1 to 10. A screen has it once, where it first lists scores. */
export const ScoreLegend = memo(function ScoreLegend({
  inset = false,
}: {
  /** Whether the legend has a distance from the edge of a card. */
  inset?: boolean;
}) {
  const { t } = useI18n();
  return (
    <Typography
      variant="caption"
      component="p"
      color="textSecondary"
      // Screen readers ignore the legend, because the numbers say the same as the colours.
      aria-hidden
      sx={[legend, inset && { px: { xs: 2, sm: 3 }, py: 1 }]}
    >
      {t.rich('components.scoreColors', {
        least: MIN_SCORE,
        most: MAX_SCORE,
        colors: () => (
          <span className="colors">
            {SCORES.map((score) => (
              <span key={score} style={{ '--score': score }} />
            ))}
          </span>
        ),
      })}
    </Typography>
  );
});
