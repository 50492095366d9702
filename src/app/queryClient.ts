import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isOutcomeUnknown, isSilent, isTransient, toApiError } from '../api/http/apiError';
import { tellOtherTabs } from '../api/otherTabs';
import { isRecent, staleAfter } from '../api/staleAfter';
import { session } from '../session/session';

/** The number of retries of a failed read (specification, Repeats). */
const READ_RETRIES = 2;

/** Milliseconds after an answer or a failure during which opening a screen does not repeat the call. */
export const STALE_TIME = 5_000;

/**
 * The cache of all server state. It logs a failed read once, with the text of its `meta`. After a write it
 * invalidates what was read. It is cleared when the user changes. While the browser is offline, it still sends requests,
 * which fail at once (specification, Repeats).
 *
 * The entry creates the client before React and MUI are loaded, so this module must not import them.
 * @param options.retryDelay Milliseconds before a retry without a Retry-After header. By default 1 s, doubled each time.
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
        if (error && !isOutcomeUnknown(error)) return;
        void client.invalidateQueries({
          // After a success, the dialog refetches what is on screen when it closes.
          refetchType: error ? 'active' : 'none',
          // Data of other people stay valid: in Results there may be thousands.
          predicate: ({ queryKey: [, id] }) =>
            typeof id !== 'string' || mutationKey?.includes(id) === true,
        });
        tellOtherTabs();
      },
    }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: staleAfter(STALE_TIME),
        retryOnMount: ({ state }) => !isRecent(state.errorUpdatedAt, STALE_TIME),
        refetchOnReconnect: true,
        // Only invalidated data are refetched, such as after a write in another tab: a list of 100,000 employees is
        // expensive.
        refetchOnWindowFocus: ({ state }) => state.isInvalidated,
        retry: (failures, error) => failures < READ_RETRIES && isTransient(error),
        retryDelay: (failures, error) =>
          toApiError(error).retryAfter ?? retryDelay ?? 1_000 * 2 ** failures,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });

  session.onTokenChange(() => {
    // A user must not see the data of another (specification, Session).
    queryClient.clear();
  });
  return queryClient;
}
