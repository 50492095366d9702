import { useLayoutEffect, useState, type RefObject } from 'react';
import { scaled } from '../../../components/page/lengths';

/** The least width of a card, in pixels at the default font size. */
const CARD_WIDTH = 288;

/** Returns how many cards are side by side in the list, and how many pixels the list is below the top of the page. */
export function useCardColumns(list: RefObject<HTMLElement | null>, gap: number) {
  const [columns, setColumns] = useState(1);
  const [top, setTop] = useState(0);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const cardWidth = scaled(CARD_WIDTH);
    const measure = () => {
      const { width, top: inWindow } = element.getBoundingClientRect();
      setColumns(Math.max(1, Math.floor((width + gap) / (cardWidth + gap))));
      setTop(inWindow + window.scrollY);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [list, gap]);

  return { columns, top };
}
