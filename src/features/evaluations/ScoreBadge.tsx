import { styled } from '@mui/material/styles';
import { NOT_AVAILABLE } from '../../lib/text/display';
import { perTheme } from '../../lib/perTheme';

const TONES = ['low', 'fair', 'good', 'high'] as const;
type Tone = (typeof TONES)[number];

/** Which part of the scale from 1 to 10 a score belongs to. */
export function scoreTone(score: number): Tone {
  if (score < 4) return 'low';
  if (score < 6) return 'fair';
  return score < 8 ? 'good' : 'high';
}

/** All tones in one style, so that all badges share one rule. */
const Root = styled('span')(
  perTheme(
    ({
      vars: {
        palette: { action, score, text },
      },
    }) => ({
      display: 'inline-block',
      minWidth: '2.75rem',
      maxWidth: '100%',
      padding: '2px 8px',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      verticalAlign: 'top',
      borderRadius: 990,
      backgroundColor: action.hover,
      color: text.secondary,
      fontWeight: 700,
      lineHeight: 1.5,
      textAlign: 'center',
      ...Object.fromEntries(
        TONES.map((tone) => [
          `&[data-tone="${tone}"]`,
          { backgroundColor: score[tone].background, color: score[tone].text },
        ]),
      ),
    }),
  ),
);

/** A score, in the colour of its part of the scale; 'N/A' where it is missing. */
export function ScoreBadge({ score }: { score: number | null | undefined }) {
  const missing = score === null || score === undefined;
  return (
    <Root data-tone={missing ? undefined : scoreTone(score)}>
      {missing ? NOT_AVAILABLE : score}
    </Root>
  );
}
