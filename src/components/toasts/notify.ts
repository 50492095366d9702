import './styleSheet';
import { closeSnackbar, enqueueSnackbar } from 'notistack';
import type { Notice } from '../../lib/query/queryMeta';
import { toastHistory } from './toastHistory';

declare module 'notistack' {
  interface VariantOverrides {
    default: { title?: string };
    success: { title?: string };
    destructive: { title?: string };
    error: false;
    warning: false;
    info: false;
  }
}

/** Shows a toast at once, in place of the current one (spec decision 23), and adds it to Notifications. */
export function notify(notice: Notice) {
  const { title, text, tone } = notice;
  dismissToast();
  toastHistory.add(notice);
  enqueueSnackbar({ message: text, variant: tone, title });
}

/** Removes the current toast. */
export function dismissToast() {
  closeSnackbar();
}
