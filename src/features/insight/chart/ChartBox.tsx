import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { scaled } from '../../../components/page/lengths';
import { useWhilePrinting } from '../../../components/page/useWhilePrinting';

/** Pixels of the content of a card on A4, the narrower of the usual sheets. */
const PAPER_WIDTH = 620;

interface ChartBoxProps {
  /** Pixels of the chart at the default font size. */
  height: number;
  /** The chart for a width in pixels. */
  children: (width: number) => ReactNode;
}

/**
 * The room of a chart, which is rendered when its width is known. The library would render a chart without a width twice,
 * and a third time for ticks that depend on the width. On paper a chart has its own width: otherwise the browser would
 * print the drawing of the screen, made smaller.
 */
export function ChartBox({ height, children }: ChartBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<number>();
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      // Not `clientWidth`, which is rounded: the chart could be wider than the box.
      setShown(element.getBoundingClientRect().width);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  const width = useWhilePrinting(() => PAPER_WIDTH) ?? shown;
  return (
    // As high as the chart: a scroll bar that comes with the chart would change the width.
    <div ref={box} style={{ minHeight: scaled(height) }}>
      {width !== undefined && children(width)}
    </div>
  );
}
