import { coldOpen } from './coldOpen';
import { ROWS, type Measure } from './measure';

/** Home with a stored token and 1,000 employees: until the first row is painted. */
export const home: Measure = (bench) => {
  bench.answers.size = 1_000;
  return coldOpen(bench, {
    name: 'Home',
    path: '/',
    signedIn: true,
    expected: { selector: ROWS },
    libraries: 'home',
    targets: { bytes: 1.1, full: 2.5, slow: 2.6 },
  });
};
