import { getResponse, http, type HttpHandler } from 'msw';
import type { Db } from '../db/db';
import type { Records } from '../db/records';
import { seedFor } from '../seed/seed';
import { createMock, type Mock } from '../handlers/createMock';
import type { Arrangement, Clock } from './arrangement';
import { needsOtherDatabase } from './rules';
import { createEngine, type Engine, type EngineOptions } from './engine';
import type { OperationId } from './operations';

export interface ArrangedMockOptions extends EngineOptions {
  /** The origin of the API, without a slash at the end. The origin of the page by default. */
  baseUrl?: string;
}

export interface ArrangedMock extends Omit<Engine, 'answer'> {
  /** One handler for all calls. A test can add its own handlers before it. */
  handlers: HttpHandler[];
  /** The current database. `set` and `load` can replace it. */
  db: () => Db;
  /**
   * The current arrangement, including the changed records. With `remainingRules`, the rules are reduced by the calls
   * that they have already answered, for the same tab after a reload.
   */
  toArrangement: (options?: { remainingRules?: boolean }) => Arrangement;
}

/** A mock whose arrangement can change while it runs. */
export function createArrangedMock({
  baseUrl = '',
  ...options
}: ArrangedMockOptions = {}): ArrangedMock {
  const { answer, ...engine } = createEngine(options);
  const current = () => engine.getSnapshot().arrangement;
  const start = ({ server, seed, changes }: Arrangement): Mock =>
    createMock({
      server,
      seed: seedFor(server, seed),
      changes,
      baseUrl,
      now: () => timeOf(current().clock),
    });
  let mock = start(current());

  function set(next: Arrangement): readonly OperationId[] {
    // Before `engine.set`, which makes waiting calls start again with the new mock.
    if (needsOtherDatabase(current(), next)) mock = start(next);
    return engine.set(next);
  }

  function load(next: Arrangement): readonly OperationId[] {
    mock = start(next);
    return engine.load(next);
  }

  return {
    ...engine,
    handlers: [
      http.all(`${baseUrl}/api/*`, ({ request }) =>
        answer(request, async (mockRequest) => {
          const response = await getResponse(mock.handlers, mockRequest);
          return response ?? Response.error();
        }),
      ),
    ],
    db: () => mock.db,
    set,
    load,
    toArrangement({ remainingRules = false } = {}) {
      const changes = mock.db.changes();
      return {
        ...current(),
        ...(remainingRules && { rules: engine.remainingRules() }),
        changes: hasRecords(changes) ? changes : undefined,
      };
    },
  };
}

function hasRecords({ employees, accounts, evaluations }: Records): boolean {
  return employees.length + accounts.length + evaluations.length > 0;
}

/** The time for new records. */
function timeOf(clock: Clock | undefined): Date {
  if (!clock) return new Date();
  return 'fixed' in clock ? new Date(clock.fixed) : new Date(Date.now() + clock.offset);
}
