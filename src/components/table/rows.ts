import { keyframes, type CSSObject } from '@mui/material/styles';
import type { MouseEvent } from 'react';

/** The class of the link to which its whole row, or card of a list, leads. */
export const ROW_LINK = 'row-link';

const CONTROLS = 'a, button, input, label, [role="menuitem"]';

/** Of a mouse: its wheel. */
const MIDDLE = 1;

/**
 * The handlers of a table whose rows lead somewhere as a whole, or of such a card. They are for the pointer only: others
 * use the link. As on a link, the middle button and Ctrl, or Command, open a new tab. A click on a control, one that ends a
 * selection of text, and one with another key held do nothing.
 */
export const rowLinkProps = {
  onClick(event: MouseEvent<HTMLElement>) {
    if (event.shiftKey || event.altKey) return;
    if (window.getSelection()?.isCollapsed === false) return;
    const link = rowLinkOf(event);
    if (event.ctrlKey || event.metaKey) openTab(link);
    else link?.click();
  },
  onMouseDown(event: MouseEvent<HTMLElement>) {
    // Some browsers would begin to scroll.
    if (event.button === MIDDLE && rowLinkOf(event)) event.preventDefault();
  },
  onAuxClick(event: MouseEvent<HTMLElement>) {
    if (event.button === MIDDLE) openTab(rowLinkOf(event));
  },
};

function rowLinkOf({ target }: MouseEvent): HTMLAnchorElement | null | undefined {
  if (!(target instanceof Element) || target.closest(CONTROLS)) return undefined;
  return target.closest('tr, [role="listitem"]')?.querySelector(`a.${ROW_LINK}`);
}

function openTab(link: HTMLAnchorElement | null | undefined) {
  if (link) window.open(link.href, '_blank', 'noopener');
}

/** The style of rows with `rowLinkProps`. */
export const rowLinkStyle = {
  '@media (hover: hover)': {
    cursor: 'pointer',
    '&:hover': { backgroundColor: 'var(--mui-palette-action-hover)' },
  },
};

/** The style of a name that leads to its person. It looks like the text around it until it is pointed at. */
export const nameLink = {
  color: 'inherit',
  textDecoration: 'none',
  '&:focus-visible': { outlineOffset: 1 },
  '@media (hover: hover)': { '&:hover': { textDecoration: 'underline' } },
} satisfies CSSObject;

/** The style of a table whose actions, in a cell's `.icons`, are muted until the pointer or the focus is in their row. */
export const quietRowActions = {
  // A touch screen has no hover that would bring the colour back.
  '@media (hover: hover)': {
    '& tr:not(:hover, :focus-within) .icons > :not([aria-disabled])': {
      color: 'var(--mui-palette-text-secondary)',
    },
  },
};

const TINT = 'rgb(var(--mui-palette-primary-mainChannel) / 0.2)';

const fade = keyframes({ from: { backgroundColor: TINT } });

/** The properties of a table row whose record was just saved (`useMarkedId`). It comes into view. */
export const SAVED_ROW = {
  'data-saved': '',
  ref(row: HTMLElement | null) {
    row?.scrollIntoView({ block: 'nearest' });
  },
};

/** The style of a row with `SAVED_ROW`. */
export const savedRowStyle = {
  // The header of the app lies over the first rows in view.
  scrollMarginBlock: '6rem',
  animation: `${fade} 2s ease-in`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none', backgroundColor: TINT },
  // Backgrounds are not drawn where colours are forced.
  '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: -2 },
} satisfies CSSObject;
