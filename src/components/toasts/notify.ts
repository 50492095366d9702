import './styleSheet';
import { closeSnackbar, enqueueSnackbar, type SnackbarKey } from 'notistack';
import type { Notice } from '../../lib/query/queryMeta';
import { leaveStanding, showInStanding } from './standing';

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

/**
 * Shows a toast at once, in place of the one that stands there or was about to (decision 23). notistack would
 * keep the next waiting until the old one has left.
 */
export function notify(notice: Notice) {
  if (showInStanding(notice)) return;
  dismissToast();
  const { title, text, tone } = notice;
  latest = enqueueSnackbar({ message: text, variant: tone, title });
}

/** Takes the latest toast away, shown or not yet. */
export function dismissToast() {
  leaveStanding();
  if (latest !== undefined) closeSnackbar(latest);
}
