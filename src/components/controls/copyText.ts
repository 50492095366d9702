import type { DeferredText } from '../../i18n/createI18n';
import { notify } from '../toasts/notify';

/** Whether the browser allows a page to write to the clipboard, which it does not without HTTPS. */
export const canCopy = () => 'clipboard' in navigator;

/** Copies a text, and says in a toast whether that worked. */
export async function copyText(text: string, success: DeferredText) {
  try {
    await navigator.clipboard.writeText(text);
    notify({ text: success, tone: 'success' });
  } catch {
    notify({ text: ({ t }) => t('components.copyRefused'), tone: 'destructive' });
  }
}
