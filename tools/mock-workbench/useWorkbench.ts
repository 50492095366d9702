import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { DataRouter } from 'react-router-dom';
import { session } from '../../src/session/session';
import type { ArrangedMock } from '../../mocks/engine/arrangedMock';
import type { Arrangement, Rule } from '../../mocks/engine/arrangement';
import type { EngineSnapshot } from '../../mocks/engine/engine';
import type { LogEntry } from '../../mocks/engine/log';
import type { OperationId } from '../../mocks/engine/operations';
import { EXPIRED_TOKEN, type Persona } from '../../mocks/engine/persona';
import type { WorkerHealth } from '../../mocks/runtimes/browser/workerHealth';
import { refetchOperations } from './refetchOperations';
import { startSession } from './startSession';

export interface WorkbenchProps {
  mock: ArrangedMock;
  worker: WorkerHealth;
  router: Pick<DataRouter, 'state' | 'basename'>;
}

/** The summary of rules and problems on the button of the panel. */
export interface Summary {
  /** "3 rules, 2 calls break the contract" */
  text: string;
  /** Whether a call of the log breaks the contract. */
  isBroken: boolean;
}

/** The data and actions of the panel. Every change of the mock refetches the queries that it affects. */
export interface Workbench {
  mock: ArrangedMock;
  /** Replaces parts of the arrangement. */
  change: (changes: Partial<Arrangement>) => void;
  /** Replaces the rules of an operation. */
  setRules: (operation: OperationId, rules: readonly Rule[]) => void;
  /** Loads an arrangement: a new database, reset counts of rules, and the persona signed in. */
  load: (arrangement: Arrangement) => void;
  /** Signs the persona in, at once. */
  signIn: (persona: Persona) => void;
}

/** Connects the panel to the mock, to the cache of the page and to its session. */
export function createWorkbench(mock: ArrangedMock, queryClient: QueryClient): Workbench {
  const current = () => mock.getSnapshot().arrangement;

  /** Changes the mock, and refetches the affected queries. */
  function apply(changeMock: () => readonly OperationId[]) {
    const open = new Set(
      mock.getSnapshot().log.flatMap(({ operation, answer }) => (answer ? [] : (operation ?? []))),
    );
    refetchOperations(queryClient, changeMock(), open);
  }

  const change = (changes: Partial<Arrangement>) => {
    apply(() => mock.set({ ...current(), ...changes }));
  };

  return {
    mock,
    change,
    setRules(operation, rules) {
      change({ rules: { ...current().rules, [operation]: rules } });
    },
    load(arrangement) {
      apply(() => {
        const operations = mock.load(arrangement);
        if (arrangement.persona) startSession(arrangement.persona);
        return operations;
      });
    },
    signIn(persona) {
      mock.set({ ...current(), persona });
      startSession(persona);
    },
  };
}

/** The persona of the session. A newly registered user counts as the demo account of the same role. */
export function currentPersona(): Persona {
  const { token, role } = session.get();
  if (token === null) return 'signedOut';
  return token === EXPIRED_TOKEN ? 'expired' : (role ?? 'noRole');
}

/** The arrangement for sharing: with the changed records and the persona. */
export function wholeArrangement(mock: ArrangedMock): Arrangement {
  const arrangement = mock.toArrangement();
  const isHostsSession = arrangement.rules.login?.some(({ answer }) => answer === 'real');
  return { ...arrangement, persona: isHostsSession ? undefined : currentPersona() };
}

export const WorkbenchContext = createContext<Workbench | undefined>(undefined);

export function useWorkbench(): Workbench {
  const workbench = useContext(WorkbenchContext);
  if (!workbench) throw new Error('There is no workbench around this component');
  return workbench;
}

/** A part of the mock's snapshot, such as the latency. Changes of other parts do not render the component. */
export function useMockPart<Part>(select: (snapshot: EngineSnapshot) => Part): Part {
  const { mock } = useWorkbench();
  return useSyncExternalStore(mock.subscribe, () => select(mock.getSnapshot()));
}

export const useArrangement = () => useMockPart(({ arrangement }) => arrangement);

/** Milliseconds between two renders of the log. A hundred calls a second change it four hundred times. */
const INTERVAL = 100;

/** The last calls, the oldest first. */
export function useLog(mock: ArrangedMock): readonly LogEntry[] {
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
