import '@testing-library/jest-dom';
// Imported first, because its clean-up must run before the checks below.
import { configure } from '@testing-library/react';
import { session } from '../src/session/session';
import { takeConsoleProblems, watchConsole } from './console';
import { takeNetworkProblems, stopNetwork, watchNetwork } from './network';
import { installViewport, resetViewport } from './viewport';

// For a busy machine. A passing test does not wait for this timeout.
configure({ asyncUtilTimeout: 30_000 });
const restoreConsole = watchConsole();
installViewport();
// Turns off prefetching, so that tests load only the code that they use.
Object.defineProperty(navigator, 'connection', { value: { saveData: true } });

beforeAll(watchNetwork);

afterEach(async () => {
  jest.useRealTimers();
  resetViewport();
  session.signOut();
  localStorage.clear();
  sessionStorage.clear();
  report([...takeConsoleProblems(), ...(await takeNetworkProblems())]);
});

afterAll(async () => {
  stopNetwork();
  restoreConsole();
  // Problems that occur after the last test also fail.
  report([...takeConsoleProblems(), ...(await takeNetworkProblems())]);
});

function report(problems: string[]) {
  if (problems.length === 0) return;
  const failure = new Error(problems.join('\n\n'));
  // The stack of this function is of no use.
  failure.stack = failure.message;
  throw failure;
}
