import { useLayoutEffect, useRef } from 'react';

/**
 * The ref of a pager. The button that was pressed is disabled on the first or the last page, and a browser would take
 * the focus from it. Then the button of the current page has it, or where there is none the other one.
 */
export function useFocusInPager() {
  const pager = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current: nav } = pager;
    if (!nav?.querySelector('button:disabled:focus')) return;
    const shown = nav.querySelector<HTMLElement>('[aria-current]');
    (shown ?? nav.querySelector<HTMLElement>('button:enabled'))?.focus();
  });
  return pager;
}
