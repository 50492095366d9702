import { styled, type CSSObject } from '@mui/material/styles';
import { NOT_AVAILABLE } from '../../lib/text/display';

const TONES = ['low', 'fair', 'good', 'high'] as const;
type Tone = (typeof TONES)[number];

/** The part of the scale from 1 to 10 to which a score belongs. */
export function scoreTone(score: number): Tone {
  if (score < 4) return 'low';
  if (score < 6) return 'fair';
  return score < 8 ? 'good' : 'high';
}

/** Styles of an element by its attribute `data-tone`. */
export function toneStyles(style: (background: string, text: string) => CSSObject): CSSObject {
  const variable = (tone: Tone, part: string) => `var(--mui-palette-score-${tone}-${part})`;
  return Object.fromEntries(
    TONES.map((tone) => [
      `&[data-tone="${tone}"]`,
      style(variable(tone, 'background'), variable(tone, 'text')),
    ]),
  );
}

// One static style for all tones: a table has a badge in every row.
const Root = styled('span')({
  display: 'inline-block',
  minWidth: '2.75rem',
  maxWidth: '100%',
  padding: '2px 8px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  verticalAlign: 'top',
  borderRadius: 990,
  backgroundColor: 'var(--mui-palette-action-hover)',
  color: 'var(--mui-palette-text-secondary)',
  fontWeight: 700,
  lineHeight: 1.5,
  textAlign: 'center',
  // Its form without a background.
  '@media (forced-colors: active)': { border: '1px solid' },
  '@media print': { border: '1px solid', printColorAdjust: 'exact' },
  ...toneStyles((backgroundColor, color) => ({ backgroundColor, color })),
});

/** A score in the colour of its tone; 'N/A' where it is missing. */
export function ScoreBadge({ score }: { score: number | null | undefined }) {
  const missing = score === null || score === undefined;
  return (
    <Root data-tone={missing ? undefined : scoreTone(score)}>
      {missing ? NOT_AVAILABLE : score}
    </Root>
  );
}
