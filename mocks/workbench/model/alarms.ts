import { useSyncExternalStore } from 'react';
import type { ArrangedMock } from '../../arrangement/arrangedMock';
import type { EngineSnapshot } from '../../arrangement/engine';
import type { WorkerHealth } from '../../hosts/page/worker/workerHealth';

export interface Alarms {
  /** In words, why calls do not reach the mock. */
  problem: string | undefined;
  restart: () => Promise<void>;
  /** The rules that are set and can still answer a call. */
  overrides: number;
  /** The calls of the log that break the contract. */
  violations: number;
}

export function useAlarms(mock: ArrangedMock, worker: WorkerHealth): Alarms {
  const problem = useSyncExternalStore(worker.subscribe, worker.getProblem);
  const snapshot = useSyncExternalStore(mock.subscribe, mock.getSnapshot);
  return {
    problem,
    restart: worker.restart,
    overrides: Object.values(mock.rowsLeft()).flat().length,
    violations: countViolations(snapshot),
  };
}

const countViolations = ({ log }: EngineSnapshot) =>
  log.filter(({ violations }) => violations.length > 0).length;
