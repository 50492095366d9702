import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isOutcomeUnknown, isSilent, isTransient, toApiError } from '../api/http/apiError';
import { markChanged } from '../api/readAfterWrites';
import { session } from '../session/session';

/** How often a failed read is repeated (specification, Repeats). */
const READ_RETRIES = 2;

/** Milliseconds during which a screen that is opened does not repeat a call, answered or failed. */
export const STALE_TIME = 5_000;

/**
 * The cache of all server state. It logs a failed read once, with the text of its `meta`, marks what a write has changed,
 * and forgets everything when the user changes. While the browser is offline, it still sends requests, which fail at once (specification, Repeats).
 * This module must not import React or MUI: the entry creates the client before they are loaded. `retryDelay` is the
 * milliseconds before a failed read is repeated if the server names none. By default they grow from one second.
 */
export function createQueryClient({ retryDelay }: { retryDelay?: number } = {}): QueryClient {
  const queryClient = new QueryClient({
    queryCache: new QueryCache({
      onError(error, { meta }) {
        if (meta && !isSilent(error)) console.error(meta.failureLog, error);
      },
    }),
    mutationCache: new MutationCache({
      onSettled(_answer, error, _sent, _result, { options: { mutationKey } }, { client }) {
        if (mutationKey && (!error || isOutcomeUnknown(error))) markChanged(client, mutationKey);
      },
    }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: STALE_TIME,
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt >= STALE_TIME,
        refetchOnReconnect: true,
        // A list of 100,000 employees is expensive, and a window gets the focus often.
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < READ_RETRIES && isTransient(error),
        retryDelay: (failures, error) =>
          toApiError(error).retryAfter ?? retryDelay ?? 1_000 * 2 ** failures,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });

  session.onTokenChange(() => {
    // No user sees what another has read (specification, Session).
    queryClient.clear();
  });
  return queryClient;
}
