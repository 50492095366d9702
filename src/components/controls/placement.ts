import type { PopoverProps } from '@mui/material/Popover';

/** Pixels between the header of the app and what it opens. */
const GAP = 4;

/**
 * Where a popover of a button is: below the button, at the edge that has more of the window before it. A popover of the
 * app's header is below the header, at the edge of its content.
 */
export function placementOf(button: HTMLElement) {
  const { left, width } = button.getBoundingClientRect();
  const horizontal = left + width / 2 > window.innerWidth / 2 ? 'right' : 'left';
  return {
    anchorEl: inHeader(button) ?? button,
    anchorOrigin: { horizontal, vertical: 'bottom' },
    transformOrigin: { horizontal, vertical: 'top' },
  } satisfies Partial<PopoverProps>;
}

/** The content of the header as an anchor, if the button is in it. */
function inHeader(button: HTMLElement) {
  const header = button.closest('header');
  const content = button.closest('header > *');
  if (!header || !content) return undefined;
  return {
    nodeType: button.ELEMENT_NODE,
    getBoundingClientRect() {
      const { left, right } = content.getBoundingClientRect();
      const { paddingLeft, paddingRight } = getComputedStyle(content);
      const { bottom } = header.getBoundingClientRect();
      const start = left + Number.parseFloat(paddingLeft);
      return new DOMRect(start, 0, right - Number.parseFloat(paddingRight) - start, bottom + GAP);
    },
  };
}
