import type { QueryClient } from '@tanstack/react-query';
import { session } from '../../../src/session/session';
import type { ArrangedMock } from '../../../mocks/engine/arrangedMock';
import { DEFAULT_ARRANGEMENT, type Arrangement } from '../../../mocks/engine/arrangement';
import type { OperationId } from '../../../mocks/engine/operations';
import { sessionOf, type Persona } from '../../../mocks/engine/persona';
import { readAgain } from './readAgain';
import type { Screen } from './screen';
import type { Workbench } from './workbench';

interface Parts extends Pick<Workbench, 'subscribe'> {
  mock: ArrangedMock;
  screen: Screen;
  queryClient: QueryClient;
}

/** Connects the panel to the mock, to the cache of the page and to its session. */
export function createWorkbench({ mock, screen, subscribe, queryClient }: Parts): Workbench {
  const current = () => mock.getSnapshot().arrangement;
  /** Changes the mock, and reads again what the change is about. */
  function apply(changeMock: () => readonly OperationId[]) {
    const open = new Set(
      mock.getSnapshot().log.flatMap(({ operation, answer }) => (answer ? [] : (operation ?? []))),
    );
    readAgain(queryClient, changeMock(), open);
  }

  function startSession(persona: Persona) {
    const { token, role, email } = sessionOf(persona);
    if (token === null) session.signOut();
    else session.signIn(token, role, email);
  }

  return {
    ...{ mock, screen, subscribe },
    change(changes) {
      apply(() => mock.set({ ...current(), ...changes }));
    },
    setRules(operation, rules) {
      apply(() => {
        mock.set({ ...current(), rules: { ...current().rules, [operation]: rules } });
        // Equal rules may have new counts, so the operation is read again.
        return [operation];
      });
    },
    load(arrangement: Arrangement) {
      apply(() => {
        const operations = mock.load(arrangement);
        if (arrangement.persona) startSession(arrangement.persona);
        return operations;
      });
    },
    startOver() {
      apply(mock.startOver);
    },
    resetAll() {
      apply(() => mock.load(DEFAULT_ARRANGEMENT));
    },
    signIn(persona) {
      mock.set({ ...current(), persona });
      startSession(persona);
    },
    restartCounts(operation) {
      apply(() => {
        mock.restartCounts(operation);
        return [operation];
      });
    },
  };
}
