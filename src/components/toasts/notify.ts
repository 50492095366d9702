import { closeSnackbar, enqueueSnackbar } from 'notistack';
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

/** Shows a toast at once, in place of the one that stands there (decision 23). */
export function notify({ title, text, tone }: Notice) {
  closeSnackbar();
  enqueueSnackbar({ message: text, variant: tone, title });
}
