import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { DataRouter } from 'react-router-dom';
import { session } from '../../src/session/session';
import type { MockSettings, MockSnapshot, RunningMock } from '../../mocks/runtimes/runMock';
import type { MockConfig, Rule } from '../../mocks/config/mockConfig';
import type { LogEntry } from '../../mocks/log/log';
import { OPERATION_IDS, type OperationId } from '../../mocks/config/operations';
import { EXPIRED_TOKEN, type Persona } from '../../mocks/config/persona';
import type { WorkerHealth } from '../../mocks/runtimes/browser/workerHealth';
import { startSession } from './startSession';

export interface WorkbenchProps {
  mock: RunningMock;
  worker: WorkerHealth;
  router: Pick<DataRouter, 'state' | 'basename'>;
}

/** The summary of rules and problems on the button of the panel. */
export interface Summary {
  /** A text such as "3 rules, 2 calls break the contract". */
  text: string;
  /** Whether a call of the log breaks the contract. */
  isBroken: boolean;
}

/** The data and actions of the panel. Every change of the mock refetches the queries that it affects. */
export interface Workbench {
  mock: RunningMock;
  change: (settings: Partial<MockSettings>) => void;
  /** Replaces the rules of an operation. */
  setRules: (operation: OperationId, rules: readonly Rule[]) => void;
  /** Loads a config: a new database, reset counts of rules, and the persona signed in. */
  load: (config: MockConfig) => void;
  /** Signs the persona in at once. */
  signIn: (persona: Persona) => void;
}

/** Connects the panel to the mock, to the cache of the page and to its session. */
export function createWorkbench(mock: RunningMock, queryClient: QueryClient): Workbench {
  const change = (settings: Partial<MockSettings>) => {
    resetOperations(queryClient, mock.change(settings));
  };

  return {
    mock,
    change,
    setRules(operation, rules) {
      const { [operation]: _replaced, ...otherRules } = mock.getSnapshot().config.rules;
      change({ rules: { ...otherRules, ...(rules.length > 0 && { [operation]: rules }) } });
    },
    load(config) {
      mock.load(config);
      if (config.persona) startSession(config.persona);
      resetOperations(queryClient, OPERATION_IDS);
    },
    signIn(persona) {
      mock.change({ persona });
      startSession(persona);
    },
  };
}

/**
 * Resets the queries of these operations, which cancels their pending calls and refetches the active ones. With
 * `invalidateQueries`, a screen would keep its data and show no failure.
 */
function resetOperations(queryClient: QueryClient, operations: readonly OperationId[]) {
  void queryClient.resetQueries({
    predicate: ({ queryKey: [operation] }) => operations.some((id) => id === operation),
  });
}

/** Returns the persona of the session. A newly registered user counts as the demo account of the same role. */
export function currentPersona(): Persona {
  const { token, role } = session.get();
  if (token === null) return 'signedOut';
  return token === EXPIRED_TOKEN ? 'expired' : (role ?? 'noRole');
}

/** Returns the config for sharing, with the changed records and the persona. */
export function wholeConfig(mock: RunningMock): MockConfig {
  const config = mock.toConfig();
  const isHostsSession = config.rules.login?.some(({ answer }) => answer === 'real');
  return { ...config, persona: isHostsSession ? undefined : currentPersona() };
}

export const WorkbenchContext = createContext<Workbench | undefined>(undefined);

export function useWorkbench(): Workbench {
  const workbench = useContext(WorkbenchContext);
  if (!workbench) throw new Error('useWorkbench must be used inside WorkbenchContext');
  return workbench;
}

/** Returns a part of the mock's snapshot, such as the latency. Changes of other parts do not render the component. */
export function useMockPart<Part>(select: (snapshot: MockSnapshot) => Part): Part {
  const { mock } = useWorkbench();
  return useSyncExternalStore(mock.subscribe, () => select(mock.getSnapshot()));
}

export const useMockConfig = () => useMockPart(({ config }) => config);

/** Milliseconds between two renders of the log. A hundred calls a second change it four hundred times. */
const INTERVAL = 100;

/** Returns the last calls, the oldest first. */
export function useLog(mock: RunningMock): readonly LogEntry[] {
  const subscribe = useMemo(
    () => (listener: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const unsubscribe = mock.subscribe(() => {
        timer ??= setTimeout(() => {
          timer = undefined;
          listener();
        }, INTERVAL);
      });
      return () => {
        clearTimeout(timer);
        unsubscribe();
      };
    },
    [mock],
  );
  return useSyncExternalStore(subscribe, () => mock.getSnapshot().log);
}
