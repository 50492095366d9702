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
    const listener = (event: Event) => {
      onPrint(event);
    };
    window.addEventListener('beforeprint', listener);
    window.addEventListener('afterprint', listener);
    return () => {
      window.removeEventListener('beforeprint', listener);
      window.removeEventListener('afterprint', listener);
    };
  }, []);

  return value;
}
