/**
 * Runs in the page before its own scripts, in the app and in the baselines. It measures when an expected condition is
 * painted, and records long tasks and layout shifts.
 */

/** Elements that the page must show. */
export interface Condition {
  selector: string;
  /** The texts of all elements, in order. Without them, there must be at least `count` elements. */
  texts?: string[];
  count?: number;
  /** A letter that the element must accept as input. It shows that the field works. */
  letter?: string;
}

/** The start of the time: the navigation start, the next event, now, or the end of the last response to a search. */
export type Start = 'open' | 'keydown' | 'click' | 'now' | 'answer';

interface Task {
  start: number;
  duration: number;
}

interface Probe {
  expect: (start: Start, condition: Condition) => void;
  /** Milliseconds from the start to the frame after the one that shows what was expected. */
  painted: Promise<number>;
  tasks: Task[];
  shift: number;
  /** The time of the last download. */
  saved: Promise<number>;
  /** The time of the last click. */
  clicked: number;
}

declare global {
  interface Window {
    bench: Probe;
  }
}

const TIMEOUT = 120_000;
const tasks: Task[] = [];
let fileSaved: (time: number) => void = () => undefined;

const probe: Probe = {
  expect(start, condition) {
    probe.painted = painted(start, condition);
    // Prevents an unhandled rejection. The measurement that awaits the promise gets the error.
    probe.painted.catch(() => undefined);
    probe.saved = new Promise((resolve) => {
      fileSaved = resolve;
    });
  },
  painted: Promise.reject(new Error('Nothing is expected')),
  saved: Promise.reject(new Error('Nothing is expected')),
  tasks,
  shift: 0,
  clicked: 0,
};
probe.painted.catch(() => undefined);
probe.saved.catch(() => undefined);
window.bench = probe;

window.addEventListener(
  'click',
  ({ timeStamp }) => {
    probe.clicked = timeStamp;
  },
  { capture: true },
);

new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries())
    tasks.push({ start: startTime, duration });
}).observe({ type: 'longtask', buffered: true });

new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    if ('value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput === false) {
      probe.shift += Number(entry.value);
    }
  }
}).observe({ type: 'layout-shift', buffered: true });

const createObjectURL = URL.createObjectURL.bind(URL);
URL.createObjectURL = (object: Blob) => {
  fileSaved(performance.now());
  return createObjectURL(object);
};

async function painted(start: Start, condition: Condition): Promise<number> {
  const started = startTime(start);
  await shown(condition);
  await frame();
  await frame();
  const end = performance.now();
  return end - (start === 'answer' ? answered() : await started);
}

function startTime(start: Start): Promise<number> {
  if (start === 'open' || start === 'answer') return Promise.resolve(0);
  if (start === 'now') return Promise.resolve(performance.now());
  return new Promise((resolve) => {
    const options = { capture: true, once: true };
    window.addEventListener(
      start,
      ({ timeStamp }) => {
        resolve(timeStamp);
      },
      options,
    );
  });
}

function answered(): number {
  const entries = performance.getEntriesByType('resource');
  const last = entries.findLast(({ name }) => name.includes('/api/employees?search='));
  if (!(last instanceof PerformanceResourceTiming)) throw new Error('No search was answered');
  return last.responseEnd;
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

function holds({ selector, texts, count = 1, letter }: Condition): boolean {
  const found = [...document.querySelectorAll(selector)];
  if (texts) {
    return found.length === texts.length && found.every((one, at) => one.textContent === texts[at]);
  }
  if (letter === undefined) return found.length >= count;
  const [field] = found;
  if (!(field instanceof HTMLInputElement)) return false;
  if (field.value !== letter) {
    field.focus();
    // The native setter, as for typed text. React overrides the setter of the field and would restore the old value.
    Reflect.set(HTMLInputElement.prototype, 'value', letter, field);
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
  }
  return field.value === letter;
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
