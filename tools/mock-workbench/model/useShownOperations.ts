import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { OPERATION_IDS, type OperationId } from '../../../mocks/engine/operations';
import { activeOperations } from './readAgain';
import { throttled } from './throttled';
import { useWorkbench } from './workbench';

/**
 * The operations that the screen has called since it was opened, in the order of their first calls, and those whose
 * earlier answers it shows.
 */
export function useShownOperations(): readonly OperationId[] {
  const { mock, screen } = useWorkbench();
  const queryClient = useQueryClient();

  const subscribe = useMemo(
    () =>
      throttled((listener) => {
        const unsubscribe = [
          mock.subscribe(listener),
          screen.subscribe(listener),
          // Other events can come while React renders.
          queryClient.getQueryCache().subscribe(({ type }) => {
            if (type === 'observerAdded' || type === 'observerRemoved') listener();
          }),
        ];
        return () => {
          unsubscribe.forEach((stop) => {
            stop();
          });
        };
      }),
    [mock, screen, queryClient],
  );

  const shown = useSyncExternalStore(subscribe, () => {
    const since = screen.lastCallBefore();
    const called = mock
      .getSnapshot()
      .log.flatMap(({ id, operation }) => (id > since ? (operation ?? []) : []));
    // A text is equal to the one before if nothing has changed.
    return [...new Set([...called, ...activeOperations(queryClient)])].join(' ');
  });
  return useMemo(() => {
    const ids = shown.split(' ');
    return OPERATION_IDS.filter((id) => ids.includes(id)).sort(
      (a, b) => ids.indexOf(a) - ids.indexOf(b),
    );
  }, [shown]);
}
