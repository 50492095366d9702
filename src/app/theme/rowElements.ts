import type { CSSObject } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { scoreColors } from '../../components/score/scoreColors';
import { MAX_SCORE } from '../../domain/constants';
import { checkbox } from './checkbox';

/** A button or a link with an icon (components/controls/IconAction.tsx), like MUI's `IconButton`. */
const iconAction: CSSObject = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  flex: 'none',
  margin: 0,
  padding: 8,
  border: 0,
  borderRadius: '50%',
  backgroundColor: 'transparent',
  color: 'var(--mui-palette-primary-main)',
  verticalAlign: 'middle',
  userSelect: 'none',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  '@media (hover: hover)': {
    '&:hover': {
      backgroundColor:
        'rgb(var(--mui-palette-primary-mainChannel) / var(--mui-palette-action-hoverOpacity))',
    },
  },
  '@media (prefers-reduced-motion: no-preference)': { transition: 'background-color 150ms' },
  // It can be focused, so that its tooltip says why it cannot be pressed.
  '&[aria-disabled="true"]': {
    color: 'var(--mui-palette-action-disabled)',
    cursor: 'default',
    '&:hover': { backgroundColor: 'transparent' },
  },
};

/** An icon of components/table/rowIcons.tsx, like MUI's `SvgIcon`. */
const icon: CSSObject = {
  flex: 'none',
  width: '1em',
  height: '1em',
  fontSize: '1.5rem',
  fill: 'currentColor',
};

/** A short detail with a border around it, like MUI's `Chip`. */
const tag: CSSObject = {
  display: 'inline-block',
  boxSizing: 'border-box',
  maxWidth: '100%',
  overflow: 'hidden',
  padding: '1px 8px',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 7,
  fontSize: '0.75rem',
  fontWeight: 500,
  lineHeight: 1.5,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
};

/** The circle of components/person/Initials.tsx. */
const initials: CSSObject = {
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  width: '2.5em',
  height: '2.5em',
  overflow: 'hidden',
  borderRadius: '50%',
  border: '1px solid transparent',
  // In OKLCH all hues have the same contrast, above 7:1.
  backgroundColor: 'oklch(0.92 0.045 var(--hue))',
  color: 'oklch(0.38 0.1 var(--hue))',
  fontSize: '0.8125em',
  fontWeight: 600,
  lineHeight: 1,
  letterSpacing: '0.01em',
  whiteSpace: 'nowrap',
  // This is CSS content, because real text would be copied and searched together with the name.
  '&:not([data-initials=""])::before': { content: 'attr(data-initials)' },
  '& svg': { fontSize: '1.5em' },
  '@media screen': {
    '[data-color-scheme="dark"] &': {
      backgroundColor: 'oklch(0.35 0.06 var(--hue))',
      color: 'oklch(0.92 0.045 var(--hue))',
    },
  },
};

/** The badge of components/score/ScoreBadge.tsx. */
const scoreBadge: CSSObject = {
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
  // With forced colours there is no background, so the border shows the shape.
  '@media (forced-colors: active)': { border: '1px solid' },
  '@media print': { border: '1px solid', printColorAdjust: 'exact' },
  '&.scored': {
    ...scoreColors,
    // A number that is too long wraps, because it must not be cut.
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
};

/** The age of the day in components/text/LocalDate.tsx. */
const age: CSSObject = {
  color: 'var(--mui-palette-text-secondary)',
  fontSize: '0.75rem',
  whiteSpace: 'nowrap',
  '&::before': { content: '"("' },
  '&::after': { content: '")"' },
  '&:lang(ja)::before': { content: '"（"' },
  '&:lang(ja)::after': { content: '"）"' },
  // A printed 'days ago' is wrong the next day.
  '@media print': { display: 'none' },
};

/**
 * A time of features/results/statistics/LastEvaluated.tsx. It is printed as a date, because 'days ago' is wrong the
 * next day.
 */
const printedTitle: CSSObject = {
  '@media print': {
    fontSize: 0,
    '&::after': { content: 'attr(title)', fontSize: '0.875rem' },
  },
};

/** The detail below a name of components/person/withDetail.tsx. */
const namesake: CSSObject = {
  display: 'block',
  color: 'var(--mui-palette-text-secondary)',
  fontSize: '0.75rem',
  fontWeight: 400,
  lineHeight: 1.4,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
};

/** A link that looks like plain text until it is hovered, like MUI's `Link`. */
const textLink: CSSObject = {
  color: 'inherit',
  textDecoration: 'none',
  // A touch screen would keep the line after a tap.
  '@media (hover: hover)': { '&:hover': { textDecoration: 'underline' } },
};

/**
 * The plain elements in the rows of lists, styled once for the page: a list has some of each in every row, and a part of
 * MUI would compute its style in each of them (docs/performance.md).
 */
export const rows: CSSObject = {
  '.icon-action': iconAction,
  '.icon': icon,
  '.tag': tag,
  '.text-link': textLink,
  '.age': age,
  '.checkbox': checkbox,
  '.namesake > small': namesake,
  '.printed-title': printedTitle,
  '[data-initials]': initials,
  '.score-badge': scoreBadge,
  // Words for screen readers are not copied with what is on screen.
  '.visually-hidden': { ...visuallyHidden, userSelect: 'none' },
};
