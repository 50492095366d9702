import { coldOpen } from './coldOpen';
import type { Measure } from './measure';

/** The sign-in page: until its Email field has taken a letter. */
export const signIn: Measure = (bench) =>
  coldOpen(bench, {
    name: 'Sign-in',
    path: '/login',
    signedIn: false,
    expected: { selector: 'input[name="email"]', letter: 'a' },
    libraries: 'signIn',
    targets: { bytes: 1.1, slow: 3.5 },
  });
