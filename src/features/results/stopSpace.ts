import type { KeyboardEvent } from 'react';

/** Keeps the grid from scrolling when Space is pressed on a control in one of its cells. */
export function stopSpace(event: KeyboardEvent) {
  if (event.key === ' ') event.stopPropagation();
}
