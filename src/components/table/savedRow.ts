import { keyframes, type CSSObject } from '@mui/material/styles';

const TINT = 'rgb(var(--mui-palette-primary-mainChannel) / 0.2)';

const fade = keyframes({ from: { backgroundColor: TINT } });

/** The properties of a table row whose record was just saved (`useMarkedId`). It comes into view. */
export const SAVED_ROW = {
  'data-saved': '',
  ref(row: HTMLElement | null) {
    row?.scrollIntoView({ block: 'nearest' });
  },
};

/** Its style. */
export const savedRowStyle = {
  // The header of the app lies over the first rows in view.
  scrollMarginBlock: '6rem',
  animation: `${fade} 2s ease-in`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none', backgroundColor: TINT },
  // There, backgrounds are not drawn.
  '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: -2 },
} satisfies CSSObject;
