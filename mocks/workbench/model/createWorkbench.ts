import type { QueryClient } from '@tanstack/react-query';
import { session } from '../../../src/session/session';
import type { ArrangedMock } from '../../arrangement/arrangedMock';
import type { Arrangement } from '../../arrangement/arrangement';
import type { OperationId } from '../../arrangement/operations';
import { sessionOf, type Persona } from '../../arrangement/persona';
import { readAgain } from './readAgain';
import type { Workbench } from './workbench';

/** Connects the panel to the mock, to the cache of the page and to its session. */
export function createWorkbench(mock: ArrangedMock, queryClient: QueryClient): Workbench {
  const current = () => mock.getSnapshot().arrangement;
  const again = (operations: readonly OperationId[]) => {
    readAgain(queryClient, operations);
  };

  function startSession(persona: Persona) {
    const { token, role } = sessionOf(persona);
    if (token === null) session.signOut();
    else session.signIn(token, role);
  }

  return {
    mock,
    change(changes) {
      again(mock.set({ ...current(), ...changes }));
    },
    setRows(operation, rows) {
      again(mock.set({ ...current(), rows: { ...current().rows, [operation]: rows } }));
    },
    load(arrangement: Arrangement) {
      const operations = mock.load(arrangement);
      if (arrangement.persona) startSession(arrangement.persona);
      again(operations);
    },
    startOver() {
      again(mock.startOver());
    },
    signIn(persona) {
      mock.set({ ...current(), persona });
      startSession(persona);
    },
    readAgain: again,
  };
}
