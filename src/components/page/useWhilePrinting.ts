import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the browser is printing. A component that mounts at that time gets no `beforeprint` event. */
let isPrinting = false;
window.addEventListener('beforeprint', () => {
  isPrinting = true;
});
window.addEventListener('afterprint', () => {
  isPrinting = false;
});

/**
 * Returns the result of `read` while the browser is printing, and otherwise undefined. Lists that render only the
 * visible rows use this: on paper, all rows are visible.
 */
export function useWhilePrinting<Value>(read: () => Value): Value | undefined {
  const [value, setValue] = useState(() => (isPrinting ? read() : undefined));
  const onPrint = useEffectEvent(({ type }: Event) => {
    const next = type === 'beforeprint' ? read() : undefined;
    // The browser prints what is rendered when the event ends.
    flushSync(() => {
      setValue(() => next);
    });
  });

  useEffect(() => {
    window.addEventListener('beforeprint', onPrint);
    window.addEventListener('afterprint', onPrint);
    return () => {
      window.removeEventListener('beforeprint', onPrint);
      window.removeEventListener('afterprint', onPrint);
    };
  }, []);

  return value;
}
