import type { MouseEvent } from 'react';
import { copyCells } from './copyCells';

/** The class of a link that a click on its table row, or on its card in a list, follows. */
export const ROW_LINK = 'row-link';

/** The class of a table row with such a link. It shows that it can be clicked. */
export const CLICKABLE_ROW = 'clickable-row';

/** The role of a row in a table. Some browsers remove the roles of a table that has another `display`, as on phones. */
export const ROW_ROLE = { role: 'row' };
export const CELL_ROLE = { role: 'cell' };

const CONTROLS = 'a, button, input, label, [role="menuitem"]';

/** The number of the mouse's middle button, its wheel. */
const MIDDLE = 1;

/**
 * Handlers for a table or a list of cards. A selection of several cells is copied as a table. A click on a row or card
 * follows its link. This is for pointers only: keyboards and screen readers use the link. As on a link, the middle
 * button and Ctrl or Command open a new tab. Clicks on controls, clicks with Shift or Alt, and clicks that end a text
 * selection are ignored.
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
    // Otherwise some browsers start to scroll.
    if (event.button === MIDDLE && rowLinkOf(event)) event.preventDefault();
  },
  onAuxClick(event: MouseEvent<HTMLElement>) {
    if (event.button === MIDDLE) openTab(rowLinkOf(event));
  },
  onCopy: copyCells,
};

function rowLinkOf({ target }: MouseEvent): HTMLAnchorElement | null | undefined {
  if (!(target instanceof Element) || target.closest(CONTROLS)) return undefined;
  return target.closest('tr, [role="listitem"]')?.querySelector(`a.${ROW_LINK}`);
}

function openTab(link: HTMLAnchorElement | null | undefined) {
  if (link) window.open(link.href, '_blank', 'noopener');
}
