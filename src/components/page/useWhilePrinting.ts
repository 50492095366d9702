import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the browser prints. A component that is first rendered then gets no event. */
let isPrinting = false;
window.addEventListener('beforeprint', () => {
  isPrinting = true;
});
window.addEventListener('afterprint', () => {
  isPrinting = false;
});

/**
 * What `read` returns when printing begins, until it has ended; otherwise undefined. For lists that render only what
 * is in view: paper has no view.
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
