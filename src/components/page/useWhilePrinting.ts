import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * What `read` returns when printing begins, until it has ended; otherwise undefined. For lists that render only what
 * is in view: paper has no view.
 */
export function useWhilePrinting<Value>(read: () => Value): Value | undefined {
  const [value, setValue] = useState<Value>();
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
