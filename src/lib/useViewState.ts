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
  const [value, setValue] = useState(
    () => queryClient.getQueryData<T>([VIEW_KEY, key, name]) ?? initial,
  );

  const set = useCallback(
    (next: T) => {
      setValue(next);
      queryClient.setQueryData([VIEW_KEY, key, name], next);
    },
    [queryClient, key, name],
  );
  return [value, set] as const;
}
