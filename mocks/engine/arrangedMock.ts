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
  /** One handler. A test can put its own before it. */
  handlers: HttpHandler[];
  /** The current database. Another arrangement can replace it. */
  db: () => Db;
  /**
   * The arrangement with what was written. With `left`, the rules are for the calls that are left, for the same tab
   * after a reload.
   */
  toArrangement: (options?: { remainingRules?: boolean }) => Arrangement;
}

/** A mock that can be arranged while it runs. */
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
    // Before `engine.set`, which releases calls to the new mock.
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
        answer(request, async (asked) => {
          const response = await getResponse(mock.handlers, asked);
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

/** The time that new records get. */
function timeOf(clock: Clock | undefined): Date {
  if (!clock) return new Date();
  return 'fixed' in clock ? new Date(clock.fixed) : new Date(Date.now() + clock.offset);
}
