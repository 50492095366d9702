import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Where the query cache keeps it, so that it goes with the session as all else does. */
export const VIEW_KEY = 'view';

/**
 * State of a screen that belongs to a place in the browser's history: who goes on and comes back finds it
 * as it was left. It does not survive a reload.
 */
export function useViewState<T>(name: string, initial: T) {
  const { key } = useLocation();
  const queryClient = useQueryClient();
  const at = (place: string) => ({
    place,
    value: queryClient.getQueryData<T>([VIEW_KEY, place, name]) ?? initial,
  });
  const [held, setHeld] = useState(() => at(key));
  const current = held.place === key ? held : at(key);
  if (current !== held) setHeld(current);

  const set = useCallback(
    (value: T) => {
      setHeld({ place: key, value });
      queryClient.setQueryData([VIEW_KEY, key, name], value);
    },
    [queryClient, key, name],
  );
  return [current.value, set] as const;
}
