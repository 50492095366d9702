import { setupServer } from 'msw/node';
import {
  createArrangedMock,
  type ArrangedMock,
  type ArrangedMockOptions,
} from '../engine/arrangedMock';
import { arrangementOf, type MockChoice } from '../states/readChoice';

/** MSW's server for tests, without handlers until `startArrangement` adds them. */
export const server = setupServer();

/** Replaces all handlers with those of a new mock. */
export function startArrangement(
  choice?: MockChoice,
  options?: Omit<ArrangedMockOptions, 'arrangement'>,
): ArrangedMock {
  const mock = createArrangedMock({ ...options, arrangement: arrangementOf(choice) });
  server.resetHandlers(...mock.handlers);
  return mock;
}
