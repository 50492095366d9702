import { useEffect, useState } from 'react';

/** Milliseconds after which people want to know that something still runs. A quicker answer would make a text flicker. */
const LONG = 1_000;

/** Whether something has been pending for long. */
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
