import type { QueryClient } from '@tanstack/react-query';
import { failureNotice } from '../api/http/failureNotice';
import { notify } from '../components/toasts/notify';

/** Shows the toasts that the `meta` of a write names. Returns a function that stops it. */
export function showMutationToasts(queryClient: QueryClient): () => void {
  return queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { mutation, action } = event;
    const success = mutation.meta?.success;
    const about = mutation.meta?.about?.(mutation.state.variables);
    if (action.type === 'success' && success) notify({ text: success, tone: 'success', about });
    if (action.type === 'error') {
      const failure = failureNotice(mutation.meta, action.error);
      if (failure) notify({ ...failure, about });
    }
  });
}
