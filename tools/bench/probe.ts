/**
 * Runs in the page before its own scripts, in the app and in the plain page. It measures when an expected condition is
 * painted.
 */

/** Elements that the page must show. */
export interface Condition {
  selector: string;
  /** The texts of all elements, in order. Without them, there must be at least `count` elements. */
  texts?: string[];
  count?: number;
}

/** The start of the time: the navigation start, the next event, or a step back in history, which the probe makes. */
export type Start = 'open' | 'keydown' | 'click' | 'back';

interface Probe {
  expect: (start: Start, condition: Condition) => void;
  /** Milliseconds from the start to the second frame after the expected elements are in the page. */
  painted: Promise<number>;
}

declare global {
  interface Window {
    bench: Probe;
  }
}

const TIMEOUT = 60_000;

const probe: Probe = {
  expect(start, condition) {
    probe.painted = painted(start, condition);
    // The measure that awaits the promise gets the error.
    probe.painted.catch(() => undefined);
  },
  painted: Promise.resolve(0),
};
window.bench = probe;

async function painted(start: Start, condition: Condition): Promise<number> {
  const started = startTime(start);
  await shown(condition);
  await frame();
  await frame();
  const end = performance.now();
  return end - (await started);
}

function startTime(start: Start): Promise<number> | number {
  if (start === 'open') return 0;
  if (start === 'back') {
    const now = performance.now();
    history.back();
    return now;
  }
  return new Promise((resolve) => {
    const listener = ({ timeStamp }: Event) => {
      resolve(timeStamp);
    };
    window.addEventListener(start, listener, { capture: true, once: true });
  });
}

function shown(condition: Condition): Promise<void> {
  return new Promise((resolve, reject) => {
    const observer = new MutationObserver(check);
    const timer = setTimeout(() => {
      observer.disconnect();
      reject(new Error(`Not shown: ${JSON.stringify(condition)}`));
    }, TIMEOUT);
    function check() {
      if (!holds(condition)) return;
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    }
    const everything = { subtree: true, childList: true, characterData: true, attributes: true };
    observer.observe(document, everything);
    check();
  });
}

function holds({ selector, texts, count = 1 }: Condition): boolean {
  const found = [...document.querySelectorAll(selector)];
  if (!texts) return found.length >= count;
  return found.length === texts.length && found.every((one, at) => one.textContent === texts[at]);
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
