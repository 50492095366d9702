import { styled } from '@mui/material/styles';
import type { KeyboardEvent, PointerEvent } from 'react';
import { greatest, LEAST, placement, type Side } from '../model/placement';

/** CSS pixels for one press of an arrow key. */
const STEP = 24;

// oxlint-disable direction/no-restricted-syntax -- the panel is at the right in every page
const GROWS = { bottom: 'ArrowUp', right: 'ArrowLeft' } as const;
const SHRINKS = { bottom: 'ArrowDown', right: 'ArrowRight' } as const;

const Handle = styled('div')(({ theme: { vars } }) => ({
  position: 'absolute',
  zIndex: 1,
  touchAction: 'none',
  '&[aria-orientation="horizontal"]': { inset: '-4px 0 auto', height: 9, cursor: 'row-resize' },
  '&[aria-orientation="vertical"]': {
    insetBlock: 0,
    insetInlineStart: -4,
    width: 9,
    cursor: 'col-resize',
  },
  '&:hover, &:focus-visible': { backgroundColor: vars.palette.primary.main, opacity: 0.5 },
}));

interface ResizeHandleProps {
  side: Side;
  /** CSS pixels. */
  size: number;
}

/** The inner edge of the panel, which is dragged, or moved with the arrow keys. */
export function ResizeHandle({ side, size }: ResizeHandleProps) {
  function resize(next: number) {
    const limited = Math.round(Math.max(LEAST, Math.min(greatest(side), next)));
    placement.set(side === 'bottom' ? { height: limited } : { width: limited });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== GROWS[side] && event.key !== SHRINKS[side]) return;
    event.preventDefault();
    resize(size + (event.key === GROWS[side] ? STEP : -STEP));
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    resize(
      side === 'bottom' ? window.innerHeight - event.clientY : window.innerWidth - event.clientX,
    );
  }

  return (
    <Handle
      // A separator that can be focused is a widget (ARIA 1.2). The lint rule does not know that.
      role="separator"
      tabIndex={0}
      aria-label="Size of the mock workbench"
      aria-orientation={side === 'bottom' ? 'horizontal' : 'vertical'}
      aria-valuemin={LEAST}
      aria-valuemax={greatest(side)}
      aria-valuenow={size}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={onPointerMove}
    />
  );
}
