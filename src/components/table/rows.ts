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

/** The properties of a table row whose record was just saved (`useMarkedId`). It comes into view. */
export const SAVED_ROW = {
  'data-saved': '',
  ref(row: HTMLElement | null) {
    row?.scrollIntoView({ block: 'nearest' });
  },
};
