import { session } from '../../src/session/session';
import { takeConsoleProblems, watchConsole } from './console';
import { report } from './problems';

/** This is the set-up of every test file. */

const restoreConsole = watchConsole();

afterEach(() => {
  jest.useRealTimers();
  session.signOut();
  localStorage.clear();
  sessionStorage.clear();
  report(takeConsoleProblems());
});

afterAll(() => {
  restoreConsole();
  // Problems that occur after the last test also fail.
  report(takeConsoleProblems());
});
