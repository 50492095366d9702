import type { HttpHandler } from 'msw';
import { createDb, type Db } from '../db/db';
import { authHandlers } from '../handlers/auth';
import { employeeHandlers } from '../handlers/employees';
import { evaluationHandlers } from '../handlers/evaluations';
import { feedbackHandlers } from '../handlers/feedback';
import { unhandledHandler } from '../handlers/unhandled';
import { createHttp } from '../handlers/http';
import { createServer, type Latency } from './server';
import type { Records } from '../db/records';
import type { Scenario } from '../scenarios';
import { seedFor } from '../seed/seed';
import { readChanges, saveChanges, type SnapshotStorage } from '../db/snapshot';

export interface MockOptions {
  /** 'default' by default. */
  scenario?: Scenario;
  /** Milliseconds before each response, or 'real' for 100 to 400. 0 by default. */
  latency?: Latency;
  /** Stores what was written, so that it survives a reload. By default nothing is stored. */
  storage?: SnapshotStorage;
  /** The records that the mock starts with. Those of the scenario by default. */
  seed?: Records;
  /** What differs from the seed at the start. By default what `storage` has. */
  changes?: Records | undefined;
  /** The time that new records get. The current time by default. */
  now?: () => Date;
  /** The origin of the API, without a slash at the end. The origin of the page by default. */
  baseUrl?: string;
}

export interface Mock {
  handlers: HttpHandler[];
  db: Db;
}

/** Creates an independent mock: it shares no data that can change with any other. */
export function createMock({
  scenario = 'default',
  latency = 0,
  storage,
  seed = seedFor(scenario),
  changes: given = storage && readChanges(storage, scenario),
  now = () => new Date(),
  baseUrl = '',
}: MockOptions = {}): Mock {
  const db = createDb(
    seed,
    given,
    storage &&
      (({ changes }) => {
        saveChanges(storage, scenario, changes());
      }),
  );
  const server = createServer({ http: createHttp(baseUrl), db, scenario, latency, now });
  return {
    db,
    handlers: [
      ...authHandlers(server),
      ...employeeHandlers(server),
      ...evaluationHandlers(server),
      ...feedbackHandlers(server),
      unhandledHandler(baseUrl),
    ],
  };
}
