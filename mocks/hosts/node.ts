import { setupServer } from 'msw/node';
import { createMock, type Mock, type MockOptions } from '../server/world';

/** Answers nothing until `startScenario` gives it a mock. */
export const server = setupServer();

/** Replaces whatever the server answered by a fresh mock. */
export function startScenario(options?: MockOptions): Mock {
  const mock = createMock(options);
  server.resetHandlers(...mock.handlers);
  return mock;
}
