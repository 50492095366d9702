import { createStore } from './store';

/** Milliseconds after which a loading state shows the number of received bytes. */
const SHOWN_AFTER = 10_000;

/** The received bytes of each call that takes longer than `SHOWN_AFTER`. */
const bytesByCall = new Map<object, number>();

/** The bytes of all pending calls that take longer than ten seconds. 0 without such calls. */
export const receivedBytes = createStore(0);

function update() {
  receivedBytes.set([...bytesByCall.values()].reduce((total, bytes) => total + bytes, 0));
}

/** Counts the bytes of one answer. `end` must be called once, after success and after failure. */
export function trackDownload() {
  const call = {};
  let received = 0;
  const show = () => {
    bytesByCall.set(call, received);
    update();
  };
  const timer = setTimeout(show, SHOWN_AFTER);
  return {
    progress: (bytes: number) => {
      received = bytes;
      if (bytesByCall.has(call)) show();
    },
    end: () => {
      clearTimeout(timer);
      if (bytesByCall.delete(call)) update();
    },
  };
}
