import { type HttpHandler, http, HttpResponse } from 'msw';
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
  /** 'default' by default. */
  server?: ServerKind | undefined;
  /** The initial records. By default those of the server. */
  seed?: Records;
  /** Records that differ from the seed at the start. */
  changes?: Records | undefined;
  /** The time for new records. By default the current time. */
  now?: () => Date;
  /** Whether the session is one of a host, whose tokens the mock then takes for those of its Admin. */
  isHostSignedIn?: () => boolean;
  /** The origin of the API, without a slash at the end. The origin of the page by default. */
  baseUrl?: string;
}

export interface Mock {
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
      unhandledHandler(baseUrl),
    ],
  };
}

/** Must be the last handler. Reports a call that the contract does not have. */
function unhandledHandler(baseUrl: string): HttpHandler {
  return http.all(`${baseUrl}/api/*`, ({ request }) => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    console.error(
      `[mock] No handler answers ${call}. Add one in mocks/handlers, and to createMock.ts.`,
    );
    return HttpResponse.json({ message: `The mock has no ${call}` }, { status: 501 });
  });
}
