import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { scaled } from '../../../components/page/lengths';
import { useWhilePrinting } from '../../../components/page/useWhilePrinting';

/** The width of a card's content on A4 in pixels. A4 is the narrower of the usual sheets. */
const PAPER_WIDTH = 620;

interface ChartBoxProps {
  /** Pixels of the chart at the default font size. */
  height: number;
  /** Renders the chart for a width in pixels. */
  children: (width: number) => ReactNode;
}

/**
 * The box of a chart, which is rendered when its width is known. The library would render a chart without a width
 * twice, and a third time for ticks that depend on the width. On paper, a chart has its own width. Otherwise, the
 * browser would print the drawing of the screen at a smaller size.
 */
export function ChartBox({ height, children }: ChartBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const [screenWidth, setScreenWidth] = useState<number>();
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      // `clientWidth` is rounded, so the chart could be wider than the box.
      setScreenWidth(element.getBoundingClientRect().width);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  const width = useWhilePrinting(() => PAPER_WIDTH) ?? screenWidth;
  return (
    // The box is as high as the chart, because a scroll bar that appears with the chart would change the width.
    <div ref={box} style={{ minHeight: scaled(height) }}>
      {width !== undefined && children(width)}
    </div>
  );
}
