import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ArrangedMock } from '../../../mocks/engine/arrangedMock';
import type { Arrangement, Rule } from '../../../mocks/engine/arrangement';
import type { EngineSnapshot } from '../../../mocks/engine/engine';
import type { LogEntry } from '../../../mocks/engine/log';
import type { OperationId } from '../../../mocks/engine/operations';
import type { Persona } from '../../../mocks/engine/persona';
import type { Screen } from './screen';

/** What the panel reads and does. Everything that changes the mock also reads the screen again. */
export interface Workbench {
  mock: ArrangedMock;
  screen: Screen;
  /** Tells of changes of the mock at most every 200 ms, to all listeners together. */
  subscribe: (listener: () => void) => () => void;
  /** Replaces parts of the arrangement. */
  change: (changes: Partial<Arrangement>) => void;
  /** Replaces the rules of an operation. The first that applies answers. */
  setRules: (operation: OperationId, rules: readonly Rule[]) => void;
  /** Opens a state: a new database, all rules unused, and its persona. */
  load: (arrangement: Arrangement) => void;
  startOver: () => void;
  /** Takes back everything that was arranged: rules, the host, the data, the clock. */
  resetAll: () => void;
  /** Signs the persona in, at once. */
  signIn: (persona: Persona) => void;
  /** Lets rules that have answered all their calls answer again. */
  restartCounts: (operation: OperationId) => void;
}

export const WorkbenchContext = createContext<Workbench | undefined>(undefined);

export function useWorkbench(): Workbench {
  const workbench = useContext(WorkbenchContext);
  if (!workbench) throw new Error('There is no workbench around this component');
  return workbench;
}

/** A part of the mock's snapshot, such as its latency. Changes of other parts cause no render. */
export function useMockPart<Part>(select: (snapshot: EngineSnapshot) => Part): Part {
  const { mock } = useWorkbench();
  return useSyncExternalStore(mock.subscribe, () => select(mock.getSnapshot()));
}

/** The arrangement of the mock. A call causes no render. */
export const useArrangement = () => useMockPart(({ arrangement }) => arrangement);

/** A snapshot of the mock, at most every 200 ms: there may be hundreds of calls a second. */
export function useThrottledSnapshot(): EngineSnapshot {
  const { mock, subscribe } = useWorkbench();
  return useSyncExternalStore(subscribe, mock.getSnapshot);
}

/** The last call of an operation. Calls of others cause no render. */
export function useLastCall(id: OperationId): LogEntry | undefined {
  const { mock, subscribe } = useWorkbench();
  return useSyncExternalStore(subscribe, () =>
    mock.getSnapshot().log.findLast(({ operation }) => operation === id),
  );
}
