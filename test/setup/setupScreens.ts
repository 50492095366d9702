import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { takeOwnTexts, watchOwnTexts } from './ownTexts';
import { report } from './problems';
import { screenError } from './screenError';
import { installViewport, resetViewport } from './viewport';

/** This is the set-up of the files that render (`*.test.tsx`). It runs before `setup.ts`. */

configure({
  // A busy machine in CI is slow. A passing test does not wait for this timeout.
  asyncUtilTimeout: process.env['CI'] ? 30_000 : 5_000,
  getElementError: (message) => screenError(message ?? ''),
});
installViewport();
watchOwnTexts();
// Turns off prefetching, so that tests load only the code that they use.
Object.defineProperty(navigator, 'connection', {
  value: { saveData: true, effectiveType: '3g' },
});

afterEach(resetViewport);
// This runs before the screens are removed, because the last of these functions runs first.
afterEach(() => {
  report(takeOwnTexts());
});
