import type { Measure } from '../support/bench';
import { coldOpen } from '../support/coldOpen';
import { ROWS } from '../support/expectedRows';

/** Home with a stored token and 1,000 employees, until the first row is painted. */
export const home: Measure = (bench) => {
  bench.answers.size = 1_000;
  return coldOpen(bench, {
    name: 'Home',
    path: '/',
    signedIn: true,
    expected: { selector: ROWS },
    libraries: 'homeLibraries',
    naive: 'naive',
    targets: {
      size: 187,
      settledSize: 256,
      settledRequests: 20,
      fullSpeed: 3.5,
      slow: 2.6,
      processorTime: 1,
    },
  });
};
