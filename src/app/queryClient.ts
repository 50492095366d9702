import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { failureMessage, isSilent, isTransient, toApiError } from '../api/http/apiError';
import { notify } from '../components/toasts/notify';
import { VIEW_KEY } from '../lib/url/useViewState';

/** How often a failed read is repeated (decision 25). */
const READ_RETRIES = 2;

/** Milliseconds for which an answer, good or bad, is not asked for again by a screen that is opened. */
const FRESH = 5_000;

/** Server messages in toasts are cut at this length (decision 23). */
const MESSAGE_LENGTH = 200;

function shorten(message: string | undefined): string | undefined {
  return message?.slice(0, MESSAGE_LENGTH);
}

interface Settings {
  /**
   * Milliseconds before a failed read is repeated where the server does not say; growing from one second if
   * not given.
   */
  retryDelay?: number;
}

/**
 * All server state. Failed reads are logged here, once, with the text of their `meta`; the toasts of
 * writes are shown here, from theirs. Nothing waits for a lost connection to come back (decision 25).
 */
export function createQueryClient({ retryDelay }: Settings = {}): QueryClient {
  const queryClient = new QueryClient({
    queryCache: new QueryCache({
      onError(error, { meta }) {
        if (meta && !isSilent(error)) console.error(meta.failureLog, error);
      },
    }),
    mutationCache: new MutationCache({
      onSuccess(_data, _variables, _result, { meta }) {
        if (meta?.success) notify({ text: meta.success, tone: 'default' });
      },
      onError(error, _variables, _result, { meta }) {
        if (isSilent(error) || !meta?.failure) return;
        notify(
          meta.failure(shorten(failureMessage(error)), shorten(toApiError(error).serverMessage)),
        );
      },
    }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: FRESH,
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt >= FRESH,
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < READ_RETRIES && isTransient(error),
        retryDelay: (failures, error) =>
          toApiError(error).retryAfter ?? retryDelay ?? 1_000 * 2 ** failures,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  // How a screen was left is known as long as the tab and the session last.
  queryClient.setQueryDefaults([VIEW_KEY], { gcTime: Infinity });
  return queryClient;
}
