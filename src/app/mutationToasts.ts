import type { QueryClient } from '@tanstack/react-query';
import { failureMessage, isSilent, toApiError } from '../api/http/apiError';
import { notify } from '../components/toasts/notify';

/** Server messages in toasts are cut at this length (spec decision 23). */
const MESSAGE_LENGTH = 200;

/** Shows the toasts that the `meta` of a write names. Returns a function that stops it. */
export function showMutationToasts(queryClient: QueryClient): () => void {
  return queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { mutation, action } = event;
    const { success, failure } = mutation.meta ?? {};
    if (action.type === 'success' && success) notify({ text: success, tone: 'default' });
    if (action.type === 'error' && failure && !isSilent(action.error)) {
      const { serverMessage } = toApiError(action.error);
      notify(failure(shorten(failureMessage(action.error)), shorten(serverMessage)));
    }
  });
}

function shorten(message: string | undefined): string | undefined {
  return message?.slice(0, MESSAGE_LENGTH);
}
