import type { KeyboardEvent } from 'react';

/** For a control in a cell of the grid, which would scroll at Space. */
export function stopSpace(event: KeyboardEvent) {
  if (event.key === ' ') event.stopPropagation();
}
