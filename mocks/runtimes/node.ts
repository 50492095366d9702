import { setupServer } from 'msw/node';
import { configOf, type MockChoice } from '../scenarios/chooseConfig';
import { runMock, type MockOptions, type RunningMock } from './runMock';

/** MSW's server for tests, without handlers until `startMock` adds them. */
export const server = setupServer();

let running: RunningMock | undefined;

/** Replaces all handlers with those of a new mock. */
export function startMock(
  choice?: MockChoice,
  options?: Omit<MockOptions, 'config' | 'network'>,
): RunningMock {
  running?.stop();
  running = runMock({ ...options, network: server, config: configOf(choice) });
  return running;
}
