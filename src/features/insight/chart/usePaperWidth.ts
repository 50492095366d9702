import { useWhilePrinting } from '../../../components/page/useWhilePrinting';

/** Pixels of the content of a card on A4, the narrower of the usual sheets. */
const WIDTH = 620;

/** The width of a chart on paper. The browser would print the drawing of the screen, made smaller. */
export function usePaperWidth(): { width?: number } {
  const width = useWhilePrinting(() => WIDTH);
  return width === undefined ? {} : { width };
}
