import { useSyncExternalStore } from 'react';
import { TOAST_REMOVAL_DELAY } from '../../domain/constants';
import type { Notice } from '../../lib/query/queryMeta';

/** What a toast showed, and when. */
export interface PastToast extends Notice {
  id: number;
  /** Milliseconds since 1970. */
  time: number;
  isSeen?: boolean;
}

/** As many as are kept. A program that fails in a loop must not fill the memory. */
const MOST = 200;

interface State {
  /** From the newest to the oldest. */
  past: readonly PastToast[];
  /** The toast on the screen. */
  shown?: PastToast;
}

const listeners = new Set<() => void>();
let state: State = { past: [] };
let lastId = 0;

function update(changes: Partial<State>) {
  state = { ...state, ...changes };
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

/** Shows a toast at once, in place of the current one (specification, Toasts), and adds it to Notifications. */
export function notify(notice: Notice) {
  update({ shown: toastHistory.add(notice) });
}

/** Removes the current toast. */
export function dismissToast() {
  update({ shown: undefined });
}

/** The toast on the screen. Another toast is another object, also if its text is the same. */
export const useShownToast = () => useSyncExternalStore(subscribe, () => state.shown);

/** The toasts of this session, from the newest to the oldest, in memory only. */
export const toastHistory = {
  add(notice: Notice): PastToast {
    const toast = { ...notice, id: ++lastId, time: Date.now() };
    update({ past: [toast, ...state.past].slice(0, MOST) });
    setTimeout(() => {
      update({ past: state.past.filter(({ id }) => id !== toast.id) });
    }, TOAST_REMOVAL_DELAY);
    return toast;
  },
  markSeen() {
    if (state.past.some(({ isSeen }) => !isSeen)) {
      update({ past: state.past.map((toast) => ({ ...toast, isSeen: true })) });
    }
  },
  clear() {
    update({ past: [] });
  },
  /** Removes all but the one on the screen. */
  clearFormer() {
    update({ past: state.past.filter((toast) => toast === state.shown) });
  },
  useValue: () => useSyncExternalStore(subscribe, () => state.past),
};
