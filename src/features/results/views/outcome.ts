import { notify } from '../../../components/toasts/notify';
import { MAX_VIEWS } from '../../../domain/constants';
import type { Refusal } from './changeViews';

/** What the user reads when a change of the saved views is refused. */
export const REFUSALS: Record<Refusal, string> = {
  taken: 'Another view has this name.',
  full: `There are ${MAX_VIEWS} saved views, which is the most. Delete one to save another.`,
  'not stored': 'This cannot be kept: the storage of this browser is full or blocked.',
  gone: 'This view is no longer there. It was deleted in another tab.',
  nobody: 'Sign in again to save views: it is not known here whose they would be.',
};

/** A toast with the outcome of a change: the refusal, or that it worked. */
export function tellOutcome(refusal: Refusal | undefined, success: string) {
  notify(
    refusal === undefined
      ? { text: success, tone: 'success' }
      : { text: REFUSALS[refusal], tone: 'destructive' },
  );
}
