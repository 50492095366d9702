import type { DeferredText } from '../../i18n/createI18n';
import { tableHtml, tableText, type Rows } from '../../lib/text/copiedTable';
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

/**
 * Copies a table that is still loading, as text with tabs and as HTML, and says in a toast whether that worked. Call it
 * in the event of a click: some browsers allow copying only there. Rejects if the table does.
 */
export async function copyTable(table: Promise<Rows>, success: DeferredText) {
  const written = writeTable(table).then(
    () => true,
    () => false,
  );
  await table;
  if (await written) notify({ text: success, tone: 'success' });
  else notify({ text: ({ t }) => t('components.copyRefused'), tone: 'destructive' });
}

async function writeTable(table: Promise<Rows>) {
  // Some browsers have no `ClipboardItem`.
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(tableText(await table));
    return;
  }
  const blobOf = async (type: string, convert: (rows: Rows) => string) =>
    new Blob([convert(await table)], { type });
  await navigator.clipboard.write([
    new ClipboardItem({
      'text/plain': blobOf('text/plain', tableText),
      'text/html': blobOf('text/html', tableHtml),
    }),
  ]);
}
