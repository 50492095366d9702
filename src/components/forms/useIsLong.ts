import { useEffect, useState } from 'react';

/** Milliseconds. A text that appears earlier would flicker when the answer is quick. */
const LONG = 1_000;

/** Whether something has been pending for more than a second. */
export function useIsLong(isPending: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = window.setTimeout(() => {
      setIsLong(true);
    }, LONG);
    return () => {
      window.clearTimeout(timer);
      setIsLong(false);
    };
  }, [isPending]);
  return isLong;
}
