import { notify } from '../../../src/components/toasts/notify';

/** Copies a text, and says so. */
export async function copyText(text: string, success: string) {
  try {
    await navigator.clipboard.writeText(text);
    notify({ text: success, tone: 'success' });
  } catch {
    notify({ text: 'The browser did not allow copying.', tone: 'destructive' });
  }
}
