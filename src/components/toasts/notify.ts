import './styleSheet';
import { closeSnackbar, enqueueSnackbar } from 'notistack';
import { useSyncExternalStore } from 'react';
import { TOAST_REMOVAL_DELAY } from '../../domain/constants';
import type { Notice } from '../../lib/query/queryMeta';

declare module 'notistack' {
  interface VariantOverrides {
    /** What Toast shows. */
    default: Pick<Notice, 'title' | 'text' | 'tone'>;
  }
}

/** Shows a toast at once, in place of the current one (spec decision 23), and adds it to Notifications. */
export function notify(notice: Notice) {
  dismissToast();
  toastHistory.add(notice);
  enqueueSnackbar<'default'>({ ...notice });
}

/** Removes the current toast. */
export function dismissToast() {
  closeSnackbar();
}

/** What a toast showed, and when. */
export interface PastToast extends Notice {
  id: number;
  /** Milliseconds since 1970. */
  time: number;
  isSeen?: boolean;
}

/** As many as are kept. A program that fails in a loop must not fill the memory. */
const MOST = 200;

const listeners = new Set<() => void>();
let toasts: readonly PastToast[] = [];
let lastId = 0;

function set(next: readonly PastToast[]) {
  toasts = next;
  listeners.forEach((listener) => {
    listener();
  });
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The toasts of this session, from the newest to the oldest, in memory only. */
export const toastHistory = {
  add(notice: Notice) {
    const id = ++lastId;
    set([{ ...notice, id, time: Date.now() }, ...toasts].slice(0, MOST));
    setTimeout(() => {
      set(toasts.filter((toast) => toast.id !== id));
    }, TOAST_REMOVAL_DELAY);
  },
  markSeen() {
    if (toasts.some(({ isSeen }) => !isSeen)) {
      set(toasts.map((toast) => ({ ...toast, isSeen: true })));
    }
  },
  clear() {
    set([]);
  },
  useValue: () => useSyncExternalStore(subscribe, () => toasts),
};
