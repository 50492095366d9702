import { styled, type CSSObject } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { MAX_SCORE } from '../../domain/constants';
import { useI18n } from '../../i18n/I18nContext';

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

declare module 'react' {
  interface CSSProperties {
    '--score'?: number;
  }
}

// One static style for all tones: a table has a badge in every row.
const Root = styled('span')({
  display: 'inline-block',
  boxSizing: 'border-box',
  minWidth: '3em',
  maxWidth: '100%',
  padding: '0.125em 0.5em 0.25em',
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
  borderRadius: 6,
  backgroundColor: 'var(--mui-palette-action-hover)',
  color: 'var(--mui-palette-text-secondary)',
  fontWeight: 700,
  lineHeight: 1.5,
  textAlign: 'center',
  // Forced colours have no background: the border shows the shape.
  '@media (forced-colors: active)': { border: '1px solid' },
  '@media print': { border: '1px solid', printColorAdjust: 'exact' },
  ...toneStyles((backgroundColor, color) => ({ backgroundColor, color })),
  '&[data-tone]': {
    // A number that is too long wraps. It is never cut.
    whiteSpace: 'normal',
    overflowWrap: 'break-word',
    // A bar shows the score without colour. Its length is the score's share of the highest score; a paler bar below it
    // shows the full length.
    backgroundImage: ['currentColor', 'color-mix(in srgb, currentColor 25%, transparent)']
      .map((bar) => `linear-gradient(${bar}, ${bar})`)
      .join(', '),
    // The bar is inside the rounded corners, which would hide the bar of a low score.
    backgroundSize: [`var(--score) / ${MAX_SCORE}`, '1']
      .map((part) => `calc(${part} * (100% - 0.75em)) 0.1875em`)
      .join(', '),
    // CSS has no logical position here. The plugin for right to left replaces `left`.
    backgroundPosition: 'left 0.375em bottom 0.125em',
    backgroundRepeat: 'no-repeat',
  },
  '&[data-large]': { fontSize: '1.5rem', lineHeight: 1.25 },
});

interface ScoreBadgeProps {
  score: number | null | undefined;
  /** Whether it is a mean of scores, which has one decimal (specification, Figures). */
  average?: boolean;
  /** Whether the badge shows the main score of the page. */
  large?: boolean;
}

/** A score in the colour of its tone; 'N/A' where it is missing. Screen readers read it as in '7.5 of 10'. */
export function ScoreBadge({ score, average, large }: ScoreBadgeProps) {
  const i18n = useI18n();
  const props = { 'data-large': large ? '' : undefined };
  if (score === null || score === undefined) {
    return <Root {...props}>{i18n.t('common.notAvailable')}</Root>;
  }
  // The colour is that of the rounded number on screen.
  const decimals = average ? 10 : 100;
  const shown = Math.round(score * decimals) / decimals;
  return (
    <Root {...props} data-tone={scoreTone(shown)} style={{ '--score': shown }}>
      {i18n.t.rich('components.score', {
        score: average ? i18n.average(shown) : i18n.score(shown),
        most: MAX_SCORE,
        hidden: (text) => <span style={visuallyHidden}>{text}</span>,
      })}
    </Root>
  );
}
