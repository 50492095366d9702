import type { ArrangedMock } from '../../engine/arrangedMock';
import type { Arrangement } from '../../engine/arrangement';
import { parseArrangement } from '../../states/readArrangement';

/** The key in the session storage of the tab. */
const KEY = 'mock-arrangement';

/** Milliseconds until a change is stored. `pagehide` is not enough, because a tab can be killed. */
const DELAY = 500;

/** The stored arrangement of the tab. Undefined if there is none, or if it is invalid. */
export function readTabArrangement(): Arrangement | undefined {
  const text = openStorage()?.getItem(KEY) ?? null;
  if (text === null) return undefined;
  const { arrangement, problems } = parseArrangement(text);
  if (problems) {
    console.warn(
      `[mock] What this tab had arranged is broken, and the mock starts anew. ${problems.join('. ')}.`,
    );
  }
  return arrangement;
}

function forgetTabArrangement() {
  openStorage()?.removeItem(KEY);
}

/** Stores the arrangement after changes and on `pagehide`. Returns a function that stores it at once. */
export function persistTabArrangement({
  toArrangement,
  subscribe,
}: Pick<ArrangedMock, 'toArrangement' | 'subscribe'>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stored: string | undefined;

  function store() {
    clearTimeout(timer);
    timer = undefined;
    const text = JSON.stringify(toArrangement({ remainingRules: true }));
    if (text === stored) return;
    stored = text;
    try {
      openStorage()?.setItem(KEY, text);
    } catch (cause) {
      // Otherwise a reload would restore an outdated arrangement.
      forgetTabArrangement();
      console.warn(
        '[mock] There is no room to store the arrangement; a reload will lose it.',
        cause,
      );
    }
  }

  subscribe(() => {
    timer ??= setTimeout(store, DELAY);
  });
  window.addEventListener('pagehide', store);
  store();
  return store;
}

/** Undefined if the browser blocks the storage. */
function openStorage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}
