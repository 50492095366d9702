import { isolatedText } from '../../lib/text/isolated';
import type { Notice } from '../../lib/query/queryMeta';

/** The toast of a failed save: 'Failed to save evaluation: {message}', or 'Failed to save evaluation'. */
export function failedToSave(what: 'employee' | 'evaluation' | 'feedback') {
  return (message: string | undefined): Notice => ({
    text: message ? `Failed to save ${what}: ${isolatedText(message)}` : `Failed to save ${what}`,
    tone: 'destructive',
  });
}
