import { styled, type CSSObject } from '@mui/material/styles';
import { atLeast, below, BREAKPOINTS, SMALLEST } from '../../../components/page/breakpoints';
import { toRem } from '../../../components/page/lengths';
import { touchArea } from '../../../components/page/touchArea';
import { personStyle } from '../../../components/person/Initials';
import { FIRST_ACTION, firstActionAsText } from '../../../components/table/firstAction';
import { truncated } from '../../../components/table/truncated';

/** Pixels at the default font size. A card is higher with a long name, and with statistics. */
export const CARD_HEIGHT = 168;

/** The button that shows the statistics, like MUI's `Button`. */
const expand: CSSObject = {
  ...touchArea,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minWidth: 64,
  padding: '4px 5px',
  border: 0,
  borderRadius: 'var(--mui-shape-borderRadius)',
  backgroundColor: 'transparent',
  color: 'var(--mui-palette-primary-main)',
  font: 'var(--mui-font-button)',
  userSelect: 'none',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  '& svg': { fontSize: 18, marginInlineEnd: -2 },
  '@media (hover: hover)': {
    '&:hover': {
      backgroundColor:
        'rgb(var(--mui-palette-primary-mainChannel) / var(--mui-palette-action-hoverOpacity))',
    },
  },
  '@media (prefers-reduced-motion: no-preference)': {
    transition: 'background-color 250ms',
    '& svg': { transition: 'rotate 150ms' },
  },
  '&[aria-expanded="true"] svg': { rotate: '180deg' },
};

const card: CSSObject = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  minHeight: toRem(CARD_HEIGHT),
  padding: '12px 16px',
  overflow: 'clip',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 'var(--mui-shape-borderRadius)',
  backgroundColor: 'var(--mui-palette-background-paper)',
  cursor: 'pointer',
  '@media (hover: hover)': {
    '&:hover:not(:has(:is(button, input):hover))': {
      borderColor: 'var(--mui-palette-primary-main)',
      boxShadow: '0 2px 10px rgb(var(--mui-palette-primary-mainChannel) / 0.12)',
      '& a': { textDecoration: 'underline' },
    },
  },
  // The link covers the card. Buttons, and texts that can be selected, are above it.
  '& a::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    // This is the radius inside the border.
    borderRadius: 'calc(var(--mui-shape-borderRadius) - 1px)',
  },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible::after': {
    outline: '2px solid var(--mui-palette-primary-main)',
    outlineOffset: -2,
  },
  ...firstActionAsText,
  '& .person': { ...personStyle, alignItems: 'flex-start' },
  '& :is(h2, p)': { margin: 0 },
  '& h2': { font: 'var(--mui-font-subtitle1)' },
  '& p': { font: 'var(--mui-font-body2)', color: 'var(--mui-palette-text-secondary)' },
  '& .title': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 8,
    // The lines below the name go below the checkbox, too.
    paddingInlineEnd: '2rem',
  },
  [`@media ${below(SMALLEST)}`]: {
    '& .title': { display: 'block', paddingInlineEnd: 0 },
    '& h2': { paddingInlineEnd: '2rem' },
  },
  // The role is beside the address where both have room, so that most cards are equally high.
  [`@media screen and ${atLeast(BREAKPOINTS.sm)}`]: {
    '& .details': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, auto) 1fr',
      alignItems: 'center',
      columnGap: 8,
    },
    '& .title': { display: 'contents' },
    '& :is(h2, .details > :last-child)': { gridColumn: '1 / -1' },
    '& h2': { paddingInlineEnd: '2rem' },
    '& .tag': { gridArea: '2 / 2', justifySelf: 'start', minWidth: 'min-content' },
    '& .details .selectable:not(.whole)': { ...truncated, whiteSpace: 'nowrap' },
    '& .details :is(h2, .selectable:not(.whole)) wbr': { display: 'none' },
  },
  // Its square is a little above the line of the role.
  '& .checkbox': { position: 'absolute', top: 8, insetInlineEnd: 16 },
  '& .summary': {
    marginTop: 4,
    font: 'var(--mui-font-body2)',
    '& > div': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '4px 8px',
      minHeight: '1.75rem',
    },
    '& > :last-child': { minHeight: '1.5rem', color: 'var(--mui-palette-text-secondary)' },
    // The time since the last evaluation moves to the next line as a whole. It is divided only where it is wider than a
    // line.
    '& > :last-child > * > *': { display: 'inline-block' },
    // The value has not been read yet.
    '@media print': { '& > :first-of-type:empty::after': { content: '"…"' } },
  },
  '& .footer': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 4,
    marginTop: 'auto',
    paddingTop: 8,
    // There is room for Statistics beside it, even on a phone.
    [`& .${FIRST_ACTION}`]: { gap: 4, paddingBlock: 4, paddingInline: 8 },
  },
  '& .person > div': { flex: 1, minWidth: 0 },
  '& button, & .selectable, & .statistics': { position: 'relative' },
  '& .expand': expand,
  '@media (prefers-reduced-motion: no-preference)': { transition: 'box-shadow 300ms' },
  '& .statistics': {
    marginTop: 12,
    paddingTop: 12,
    borderTop: '1px solid var(--mui-palette-divider)',
    '& dl': { '--least': '7rem', rowGap: 8 },
  },
};

/** A list of cards. They are plain elements, which it styles. */
export const CardList = styled('div')({ '& .card': card });
