import { problemOf } from './workerHealth';

const SCRIPT = 'https://example.com/mockServiceWorker.js';

test.each([
  [SCRIPT, true, undefined],
  [SCRIPT, false, 'unregistered'],
  [undefined, false, 'No service worker controls this page'],
  [undefined, true, 'No service worker controls this page'],
  ['https://example.com/other.js', true, 'Another service worker (/other.js)'],
])(
  'the worker with the script %s, registered: %s, has the problem %s',
  (controller, isRegistered, problem) => {
    const message = problemOf({ controller, isRegistered }, SCRIPT);
    if (problem === undefined) expect(message).toBeUndefined();
    else expect(message).toContain(problem);
  },
);
