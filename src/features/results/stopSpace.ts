import type { KeyboardEvent } from 'react';

/** For what can be pressed in a cell: the grid would go to the next rows at a space. */
export function stopSpace(event: KeyboardEvent) {
  if (event.key === ' ') event.stopPropagation();
}
