import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from '../../lib/whenIdle';

/** What the grid has on the page once it knows its width. */
const DRAWN = '.MuiDataGrid-row, .MuiDataGrid-overlay';

/** Milliseconds until the next attempt. */
const PAUSE = 50;

/** What can have the focus, in the same order in both tables. */
const SPOTS = '[role="columnheader"], .employee-action';

/**
 * Whether the grid has taken over. It does so between two clicks and not under a dialog, which gives the focus
 * back to what opened it; who is in the plain table with the keyboard is in the same place of the grid.
 */
export function useTakeOver(area: RefObject<HTMLElement | null>, isMounted: boolean): boolean {
  const [isTaken, setIsTaken] = useState(false);

  useEffect(() => {
    const element = area.current;
    if (!isMounted || isTaken || !element) return;
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
        flushSync(() => {
          setIsTaken(true);
        });
        if (focused >= 0) spots(table)[focused]?.focus({ preventScroll: true });
        return 'done';
      });
    }
    attempt(element);
    return () => {
      giveUp?.();
    };
  }, [area, isMounted, isTaken]);

  return isTaken;
}

const spots = (element: HTMLElement) => [...element.querySelectorAll<HTMLElement>(SPOTS)];

const isInUse = (element: HTMLElement) =>
  element.matches(':active') || element.closest('[aria-hidden="true"]') !== null;
