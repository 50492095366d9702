import type { Measure } from '../support/bench';
import { coldOpen } from '../support/coldOpen';

/** The sign-in page, until the Email field accepts a letter. */
export const signIn: Measure = (bench) =>
  coldOpen(bench, {
    name: 'Sign-in',
    path: '/login',
    signedIn: false,
    expected: { selector: 'input[name="email"]', letter: 'a' },
    libraries: 'signInLibraries',
    targets: { size: 209, slow: 3.6 },
  });
