import { bypass } from 'msw';
import { createArrangedMock, type ArrangedMock } from '../../engine/arrangedMock';
import type { Persona } from '../../engine/persona';
import { SCENARIOS } from '../../states/scenarios';
import { takeMockParameter } from './choice';
import { loadContractCheck } from './contractCheck';
import { persistTabArrangement, readTabArrangement } from './tabArrangement';
import { startWorker } from './startWorker';
import type { WorkerHealth } from './workerHealth';

export interface PageMock {
  mock: ArrangedMock;
  worker: WorkerHealth;
  /** Why `?mock=` in the address is invalid. Undefined if it is valid or missing. */
  problems: readonly string[] | undefined;
  /** Who is to be signed in, as `?mock=` says. */
  persona: Persona | undefined;
  /** Stores the arrangement of the tab at once, instead of half a second after a change. */
  store: () => void;
}

/**
 * Starts the mock in this page. `?mock=` in the address selects the arrangement of the tab: a scenario, a kept state, a
 * link, or `reset`, which also signs out. The caller starts the session of its persona. Without a valid parameter, the tab
 * keeps its arrangement. Rejects with a message for the user if the worker cannot start.
 */
export async function startMock(address: Location | URL = window.location): Promise<PageMock> {
  const choice = takeMockParameter(new URL(address.href));
  const mock = createArrangedMock({
    arrangement: choice?.arrangement ?? readTabArrangement(),
    latency: 'real',
    send: (request) => fetch(bypass(request)),
    check: loadContractCheck(),
  });
  const store = persistTabArrangement(mock);

  // Undefined in an insecure context, although the type says otherwise.
  if (!('serviceWorker' in navigator)) {
    throw new Error(explain('this browser offers no service worker here'));
  }
  let worker: WorkerHealth;
  try {
    worker = await startWorker({
      handlers: mock.handlers,
      url: `${import.meta.env.BASE_URL}mockServiceWorker.js`,
      isOwnOriginReal: () =>
        mock.getSnapshot().arrangement.realHost?.startsWith(window.location.origin) === true,
    });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(explain(`its service worker failed to start (${reason})`), { cause });
  }
  // oxlint-disable-next-line no-console -- the developer must know that the responses are mocked
  console.info(
    `[mock] Choose a scenario with ?mock=${SCENARIOS.join('|')}, start over with ?mock=reset.`,
  );
  return { mock, worker, problems: choice?.problems, persona: choice?.persona, store };
}

function explain(problem: string): string {
  return (
    `The mock backend could not start: ${problem}. Open the page through http://localhost or https, ` +
    'and not in a private window, or set VITE_API_BASE_URL in .env.local to use a real API.'
  );
}
