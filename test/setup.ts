import '@testing-library/jest-dom';
// Registers its clean-up, which has to come before the checks below.
import { configure } from '@testing-library/react';
import { session } from '../src/session/session';
import { settleConsole, watchConsole } from './console';
import { settleNetwork, stopNetwork, watchNetwork } from './network';
import { installViewport, resetViewport } from './viewport';

// A busy machine may stand still for seconds; a test that passes does not wait for this.
configure({ asyncUtilTimeout: 30_000 });
const leaveConsole = watchConsole();
installViewport();
// Tests load the code that they use, and no other while they run.
Object.defineProperty(navigator, 'connection', { value: { saveData: true } });

beforeAll(watchNetwork);

afterEach(async () => {
  jest.useRealTimers();
  resetViewport();
  session.signOut();
  localStorage.clear();
  sessionStorage.clear();
  report([...settleConsole(), ...(await settleNetwork())]);
});

afterAll(async () => {
  stopNetwork();
  leaveConsole();
  // What came after the last test belongs to it all the same.
  report([...settleConsole(), ...(await settleNetwork())]);
});

function report(problems: string[]) {
  if (problems.length === 0) return;
  const failure = new Error(problems.join('\n\n'));
  // Where this check stands helps nobody.
  failure.stack = failure.message;
  throw failure;
}
