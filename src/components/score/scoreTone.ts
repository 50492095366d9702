import type { CSSObject } from '@mui/material/styles';

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
