import { setupServer } from 'msw/node';
import {
  createArrangedMock,
  type ArrangedMock,
  type ArrangedMockOptions,
} from '../arrangement/arrangedMock';
import { createMock, type Mock, type MockOptions } from '../server/createMock';

/** Has no handlers until `startScenario` adds them. */
export const server = setupServer();

/** Replaces all handlers with those of a new mock. */
export function startScenario(options?: MockOptions): Mock {
  const mock = createMock(options);
  server.resetHandlers(...mock.handlers);
  return mock;
}

/** As `startScenario`, with a mock that can be arranged while it runs. */
export function startArrangement(options?: ArrangedMockOptions): ArrangedMock {
  const mock = createArrangedMock(options);
  server.resetHandlers(...mock.handlers);
  return mock;
}
