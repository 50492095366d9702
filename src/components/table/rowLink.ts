import type { MouseEvent } from 'react';

/** The class of the link to which its whole row, or card of a list, leads. */
export const ROW_LINK = 'row-link';

const CONTROLS = 'a, button, input, label, [role="menuitem"]';

/**
 * The click handler of a table whose rows lead somewhere as a whole, or of such a card. It is for the pointer only:
 * others use the link. A click on a control, one that ends a selection of text, and one with a key held do nothing.
 */
export function followRowLink(event: MouseEvent<HTMLElement>) {
  const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (!(target instanceof Element) || target.closest(CONTROLS)) return;
  if (ctrlKey || metaKey || shiftKey || altKey) return;
  if (window.getSelection()?.isCollapsed === false) return;
  target.closest('tr, [role="listitem"]')?.querySelector<HTMLElement>(`.${ROW_LINK}`)?.click();
}

/** The style of such rows. */
export const rowLinkStyle = {
  '@media (hover: hover)': {
    cursor: 'pointer',
    '&:hover': { backgroundColor: 'var(--mui-palette-action-hover)' },
  },
};
