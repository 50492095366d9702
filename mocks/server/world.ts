import type { HttpHandler } from 'msw';
import { createDb, type Db } from '../db/db';
import { authHandlers } from '../handlers/auth';
import { employeeHandlers } from '../handlers/employees';
import { evaluationHandlers } from '../handlers/evaluations';
import { feedbackHandlers } from '../handlers/feedback';
import { unansweredHandler } from '../handlers/unanswered';
import { createHttp } from '../handlers/http';
import { createServer, type Latency } from './server';
import type { Scenario } from '../scenarios';
import { seedFor } from '../seed/seed';
import { readChanges, saveChanges, type SnapshotStorage } from '../db/snapshot';

export interface MockOptions {
  /** 'default' unless told. */
  scenario?: Scenario;
  /** Milliseconds before each answer, or 'real' for 100 to 400; 0 unless told. */
  latency?: Latency;
  /** Keeps what was written through a reload. Without it, nothing is kept. */
  storage?: SnapshotStorage;
  /** The time that new records get; the present unless told. */
  now?: () => Date;
  /** The API's origin, without a slash at the end; the page's own unless told. */
  baseUrl?: string;
}

export interface Mock {
  handlers: HttpHandler[];
  db: Db;
}

/** A backend of its own, which shares nothing that can change with any other. */
export function createMock({
  scenario = 'default',
  latency = 0,
  storage,
  now = () => new Date(),
  baseUrl = '',
}: MockOptions = {}): Mock {
  const db = createDb(
    seedFor(scenario),
    storage && readChanges(storage, scenario),
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
      unansweredHandler(baseUrl),
    ],
  };
}
