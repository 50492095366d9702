import { useEffect, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from '../../../lib/code/whenIdle';

/** What the grid has on the page once it knows its width. */
const DRAWN = '.MuiDataGrid-row, .MuiDataGrid-overlayWrapper';

/** Milliseconds until the next attempt. */
const PAUSE = 50;

/** What can have the focus, in the same order in both tables. */
const SPOTS = '[role="columnheader"], .employee-action';

/**
 * Lets the grid take over when it is drawn: between two clicks and not under a dialog, which gives the focus
 * back to what opened it. Who is in the plain table with the keyboard is in the same place of the grid.
 */
export function useTakeOver(
  area: RefObject<HTMLElement | null>,
  isTaken: boolean,
  onTake: () => void,
) {
  useEffect(() => {
    const element = area.current;
    if (isTaken || !element) return;
    let giveUp: (() => void) | undefined;

    function attempt(table: HTMLElement) {
      giveUp = whenIdle(() => {
        if (isInUse(table) || !table.querySelector(DRAWN)) {
          const timer = window.setTimeout(attempt, PAUSE, table);
          giveUp = () => {
            window.clearTimeout(timer);
          };
          return 'done';
        }
        const focused = spots(table).findIndex((spot) => spot.contains(document.activeElement));
        flushSync(onTake);
        if (focused >= 0) spots(table)[focused]?.focus({ preventScroll: true });
        return 'done';
      });
    }
    attempt(element);
    return () => {
      giveUp?.();
    };
  }, [area, isTaken, onTake]);
}

const spots = (element: HTMLElement) => [...element.querySelectorAll<HTMLElement>(SPOTS)];

const isInUse = (element: HTMLElement) =>
  element.matches(':active') || element.closest('[aria-hidden="true"]') !== null;
