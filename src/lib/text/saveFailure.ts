import { isolatedText } from './isolated';
import type { Notice } from '../query/queryMeta';

/** The toast of a failed save: 'Failed to save evaluation: {message}', or 'Failed to save evaluation'. */
export function saveFailure(what: 'employee' | 'evaluation' | 'feedback') {
  return (message: string | undefined): Notice => ({
    text: message ? `Failed to save ${what}: ${isolatedText(message)}` : `Failed to save ${what}`,
    tone: 'destructive',
  });
}
