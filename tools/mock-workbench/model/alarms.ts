import { useSyncExternalStore } from 'react';
import type { ArrangedMock } from '../../../mocks/engine/arrangedMock';
import type { WorkerHealth } from '../../../mocks/runtimes/browser/workerHealth';
import type { Workbench } from './workbench';

export interface Alarms {
  /** In words, why calls do not reach the mock. */
  problem: string | undefined;
  restart: () => Promise<void>;
  /** The rules that are set and can still answer a call. */
  rules: number;
  /** The calls of the log that break the contract. */
  violations: number;
}

/** Renders when a number changes, and not for every call. */
export function useAlarms(
  mock: ArrangedMock,
  subscribe: Workbench['subscribe'],
  worker: WorkerHealth,
): Alarms {
  return {
    problem: useSyncExternalStore(worker.subscribe, worker.getProblem),
    restart: worker.restart,
    rules: useSyncExternalStore(subscribe, () => countRules(mock)),
    violations: useSyncExternalStore(subscribe, () => countViolations(mock)),
  };
}

const countRules = (mock: ArrangedMock) => Object.values(mock.rulesLeft()).flat().length;

const countViolations = (mock: ArrangedMock) =>
  mock.getSnapshot().log.filter(({ violations }) => violations.length > 0).length;
