import { useSyncExternalStore } from 'react';
import { readItem, writeItem } from '../../../src/lib/storage/storage';
import { isRecord } from '../../../src/domain/isRecord';

export const TABS = ['Calls', 'Log', 'World', 'Backend'] as const;
export type Tab = (typeof TABS)[number];

export type Side = 'bottom' | 'right';

export interface Placement {
  side: Side;
  /** CSS pixels: the height at the bottom, and the width at the right. */
  height: number;
  width: number;
  tab: Tab;
  /** Whether Calls shows all operations. */
  isAllOpen: boolean;
  isOpen: boolean;
  /** Whether the button is hidden. The keyboard shortcut still opens the panel. */
  isHidden: boolean;
}

const INITIAL: Placement = {
  side: 'bottom',
  height: 360,
  width: 480,
  tab: 'Calls',
  isAllOpen: false,
  isOpen: false,
  isHidden: false,
};

/** In the session storage of the tab. */
const KEY = 'mock-workbench';

/** The least height and width. */
export const LEAST = 160;

/** The greatest height or width, which leaves a part of the page in view. */
export function greatest(side: Side): number {
  return side === 'bottom' ? window.innerHeight - 120 : window.innerWidth - 200;
}

function read(): Placement {
  try {
    const stored: unknown = JSON.parse(readItem('sessionStorage', KEY) ?? '{}');
    return isRecord(stored) ? merge(stored) : INITIAL;
  } catch {
    return INITIAL;
  }
}

function merge(stored: Record<string, unknown>): Placement {
  const { side, height, width, tab, isAllOpen, isOpen, isHidden } = stored;
  return {
    side: side === 'right' ? 'right' : 'bottom',
    height: typeof height === 'number' ? height : INITIAL.height,
    width: typeof width === 'number' ? width : INITIAL.width,
    tab: TABS.find((known) => known === tab) ?? INITIAL.tab,
    isAllOpen: isAllOpen === true,
    isOpen: isOpen === true,
    isHidden: isHidden === true,
  };
}

let current: Placement | undefined;
const listeners = new Set<() => void>();

const get = () => (current ??= read());

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Where the panel is, remembered for the tab. */
export const placement = {
  get,
  set(changes: Partial<Placement>) {
    current = { ...get(), ...changes };
    writeItem('sessionStorage', KEY, JSON.stringify(current));
    listeners.forEach((listener) => {
      listener();
    });
  },
  use: () => useSyncExternalStore(subscribe, get),
};
