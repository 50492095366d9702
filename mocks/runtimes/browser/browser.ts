import { setupWorker } from 'msw/browser';
import { runMock, type RunningMock } from '../runMock';
import type { Persona } from '../../config/persona';
import { SCENARIO_NAMES } from '../../scenarios/scenarios';
import { takeMockParameter } from './choice';
import { loadContractCheck } from './contractCheck';
import { persistTabConfig, readTabConfig } from './tabConfig';
import { startWorker } from './startWorker';
import type { WorkerHealth } from './workerHealth';

export interface PageMock {
  mock: RunningMock;
  worker: WorkerHealth;
  /** Why `?mock=` in the address is invalid. Undefined if it is valid or missing. */
  problems: readonly string[] | undefined;
  /** The persona that `?mock=` signs in. */
  persona: Persona | undefined;
}

/**
 * Starts the mock in this page. `?mock=` in the address selects the config of the tab: a scenario, a link, or
 * `reset`, which also signs out. The caller starts the session of its persona. Without a valid parameter, the tab keeps its
 * config. Rejects with a message for the user if the worker cannot start.
 */
export async function startMock(address: Location | URL = window.location): Promise<PageMock> {
  const choice = takeMockParameter(new URL(address.href));
  const network = setupWorker();
  const mock = runMock({
    network,
    config: choice?.config ?? readTabConfig(),
    latency: 'real',
    check: loadContractCheck(),
  });
  persistTabConfig(mock);

  // It is undefined in an insecure context, although the type says otherwise.
  if (!('serviceWorker' in navigator)) {
    throw new Error(explain('this browser offers no service worker here'));
  }
  let worker: WorkerHealth;
  try {
    worker = await startWorker({
      network,
      url: `${import.meta.env.BASE_URL}mockServiceWorker.js`,
      isOwnOriginReal: () =>
        mock.getSnapshot().config.realHost?.startsWith(window.location.origin) === true,
    });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(explain(`its service worker failed to start (${reason})`), { cause });
  }
  // oxlint-disable-next-line no-console -- the developer must know that the responses are mocked
  console.info(
    `[mock] Choose a scenario with ?mock=${SCENARIO_NAMES.join('|')}, start over with ?mock=reset.`,
  );
  return { mock, worker, problems: choice?.problems, persona: choice?.persona };
}

function explain(problem: string): string {
  return (
    `The mock backend could not start: ${problem}. Open the page through http://localhost or https, ` +
    'and not in a private window, or set VITE_API_BASE_URL in .env.local to use a real API.'
  );
}
