import { useLayoutEffect, useState, type RefObject } from 'react';
import { scaled } from '../../../components/page/lengths';

/** The least width of a card, in pixels at the default font size. */
const CARD_WIDTH = 288;

/**
 * How many cards stand beside each other in the list, and how many pixels it begins below the top of the
 * page.
 */
export function useCardColumns(list: RefObject<HTMLElement | null>, gap: number) {
  const [place, setPlace] = useState({ columns: 1, top: 0 });

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const cardWidth = scaled(CARD_WIDTH);
    function measure(of: HTMLElement) {
      const { width, top: inWindow } = of.getBoundingClientRect();
      const columns = Math.max(1, Math.floor((width + gap) / (cardWidth + gap)));
      const top = inWindow + window.scrollY;
      setPlace((before) =>
        before.columns === columns && before.top === top ? before : { columns, top },
      );
    }
    measure(element);
    const observer = new ResizeObserver(() => {
      measure(element);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [list, gap]);

  return place;
}
