import { useSyncExternalStore } from 'react';
import { TOAST_REMOVAL_DELAY } from '../../domain/constants';
import type { ToastContent } from '../../lib/query/queryMeta';

export interface PastToast extends ToastContent {
  id: number;
  /** Milliseconds since 1970. */
  time: number;
  isSeen?: boolean;
}

/** More past toasts are not kept, because an error in a loop must not fill the memory. */
const MAX_KEPT = 200;

const listeners = new Set<() => void>();
/** The past toasts, from the newest to the oldest. */
let past: readonly PastToast[] = [];
/** The newest toast, also after it has faded out. */
let current: PastToast | undefined;
let lastId = 0;

function tellListeners() {
  listeners.forEach((listener) => {
    listener();
  });
}

function update(toasts: readonly PastToast[]) {
  past = toasts;
  tellListeners();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Shows a toast in place of the current one (specification, Toasts), and adds it to Notifications. */
export function notify(content: ToastContent) {
  current = toastHistory.add(content);
  tellListeners();
}

export function dismissToasts() {
  current = undefined;
  tellListeners();
}

export const useCurrentToast = () => useSyncExternalStore(subscribe, () => current);

/** The toasts of this session, from the newest to the oldest, in memory only. */
export const toastHistory = {
  add(content: ToastContent): PastToast {
    const toast = { ...content, id: ++lastId, time: Date.now() };
    update([toast, ...past].slice(0, MAX_KEPT));
    setTimeout(() => {
      update(past.filter(({ id }) => id !== toast.id));
    }, TOAST_REMOVAL_DELAY);
    return toast;
  },
  markSeen() {
    if (past.some(({ isSeen }) => !isSeen)) {
      update(past.map((toast) => ({ ...toast, isSeen: true })));
    }
  },
  clear() {
    update([]);
  },
  useValue: () => useSyncExternalStore(subscribe, () => past),
};
