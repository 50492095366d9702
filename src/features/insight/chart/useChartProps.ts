import { useLayoutEffect, useState, type RefObject } from 'react';
import type {} from '@mui/x-charts/moduleAugmentation/keyboardActivation';
import { scaled } from '../../../components/page/lengths';
import { useWhilePrinting } from '../../../components/page/useWhilePrinting';

/** Pixels of the content of a card on A4, the narrower of the usual sheets. */
const PAPER_WIDTH = 620;

/** Enter on the focused mark counts as a click. The library needs this flag until its next major version. */
const KEYBOARD = { keyboardActivation: true };

/**
 * The props of all charts. On paper a chart has its own width: otherwise the browser would print the drawing of the
 * screen, made smaller.
 * @param height Pixels at the default font size.
 */
export function useChartProps(height: number) {
  const width = useWhilePrinting(() => PAPER_WIDTH);
  return {
    ...(width !== undefined && { width }),
    height: scaled(height),
    hideLegend: true,
    experimentalFeatures: KEYBOARD,
  };
}

/** The width of a chart in this element, in pixels: on screen, or on paper. */
export function useChartWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      setWidth(element.clientWidth);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [box]);
  return useWhilePrinting(() => PAPER_WIDTH) ?? width;
}

/**
 * The width of the names of rows: `pixels`, but at most 36 % of the chart. On a phone with enlarged text, wider names
 * would leave no room for the scores.
 */
export const useNamesWidth = (box: RefObject<HTMLElement | null>, pixels: number) =>
  Math.min(pixels, 0.36 * useChartWidth(box));
