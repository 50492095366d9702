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
  // Without its colours it says nothing.
  '@media (forced-colors: active)': { display: 'none' },
} satisfies SxProps;

/** Which colours the scores from 1 to 10 have. A screen has it once, where it first lists scores. */
export const ScoreLegend = memo(function ScoreLegend({
  inset = false,
}: {
  /** Whether it keeps off the edge of a card. */ inset?: boolean;
}) {
  const { t } = useI18n();
  return (
    <Typography
      variant="caption"
      component="p"
      color="textSecondary"
      // The colours say nothing that the numbers do not say.
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
