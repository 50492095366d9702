import type { PopoverProps } from '@mui/material/Popover';

/** The space in pixels between the header of the app and the popover below it. */
const GAP = 4;

/**
 * Returns the placement of a popover: below its button, at the side of the button with more space. A popover of the
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

/** Returns the content of the header as an anchor if the button is in it. */
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
