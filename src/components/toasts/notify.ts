import './styleSheet';
import { closeSnackbar, enqueueSnackbar, type SnackbarKey } from 'notistack';
import type { Notice } from '../../lib/queryMeta';

declare module 'notistack' {
  interface VariantOverrides {
    default: { title?: string };
    destructive: { title?: string };
    success: false;
    error: false;
    warning: false;
    info: false;
  }
}

let latest: SnackbarKey | undefined;

/** Shows a toast at once, in place of the one that stands there or was about to (decision 23). */
export function notify({ title, text, tone }: Notice) {
  dismissToast();
  latest = enqueueSnackbar({ message: text, variant: tone, title });
}

/** Takes the latest toast away, shown or not yet. */
export function dismissToast() {
  if (latest !== undefined) closeSnackbar(latest);
}
