import type { HttpHandler } from 'msw';
import { createDb, type Db } from '../db/db';
import { authHandlers } from './auth';
import { employeeHandlers } from './employees';
import { evaluationHandlers } from './evaluations';
import { feedbackHandlers } from './feedback';
import { createHttp } from './http';
import { createHandlerContext } from './handlerContext';
import type { Records } from '../db/records';
import type { ServerKind } from '../servers';
import { seedFor } from '../seed/seed';

interface MockOptions {
  /** The default is 'default'. */
  server?: ServerKind | undefined;
  /** The initial records. The default is those of the server. */
  seed?: Records;
  /** The records that differ from the seed at the start. */
  changes?: Records | undefined;
  /** Returns the time for new records. The default is the current time. */
  now?: () => Date;
  /** Whether the session belongs to a host. The mock then treats its token as that of the Admin. */
  isHostSignedIn?: () => boolean;
  /** The origin of the API, without a slash at the end. The default is the origin of the page. */
  baseUrl?: string;
}

interface Mock {
  handlers: HttpHandler[];
  db: Db;
}

/** Creates a mock that shares no mutable data with others. */
export function createMock({
  server: kind = 'default',
  seed = seedFor(kind),
  changes,
  now = () => new Date(),
  isHostSignedIn = () => false,
  baseUrl = '',
}: MockOptions = {}): Mock {
  const db = createDb(seed, changes);
  const server = createHandlerContext({
    http: createHttp(baseUrl),
    db,
    kind,
    now,
    isHostSignedIn,
  });
  return {
    db,
    handlers: [
      ...authHandlers(server),
      ...employeeHandlers(server),
      ...evaluationHandlers(server),
      ...feedbackHandlers(server),
    ],
  };
}
