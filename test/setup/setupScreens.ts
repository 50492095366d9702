import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { installViewport, resetViewport } from './viewport';

/** Set-up of the files that render (`*.test.tsx`), before `setup.ts`. */

// For a busy machine. A passing test does not wait for this timeout.
configure({ asyncUtilTimeout: 30_000 });
installViewport();
// Turns off prefetching, so that tests load only the code that they use.
Object.defineProperty(navigator, 'connection', { value: { saveData: true } });

afterEach(resetViewport);
