import { getResponse, http, type HttpHandler } from 'msw';
import type { Db } from '../db/db';
import type { Records } from '../db/records';
import { seedFor } from '../seed/seed';
import { withSizes } from '../seed/sizes';
import { createMock, type Mock } from '../handlers/createMock';
import type { Arrangement } from './arrangement';
import { needsOtherDatabase } from './rules';
import { timeOf } from './clock';
import { createEngine, type Engine, type EngineOptions } from './engine';
import { OPERATION_IDS, type OperationId } from './operations';

export interface ArrangedMockOptions extends EngineOptions {
  /** The origin of the API, without a slash at the end. The origin of the page by default. */
  baseUrl?: string;
}

export interface ArrangedMock extends Omit<Engine, 'layer' | 'releaseDatabase'> {
  /** One handler. A test can put its own before it. */
  handlers: HttpHandler[];
  /** The current database. Another arrangement can replace it. */
  db: () => Db;
  /**
   * As `set`, but always with a new database, and with the counts of all rules at 0. For a kept state that a person
   * opens.
   */
  load: (arrangement: Arrangement) => readonly OperationId[];
  /** Forgets what was written since the seed. */
  startOver: () => readonly OperationId[];
  /**
   * The arrangement with what was written. With `left`, the rules are for the calls that are left, for the same tab
   * after a reload.
   */
  keep: (options?: { left?: boolean }) => Arrangement;
}

/** A mock that can be arranged while it runs. */
export function createArrangedMock({
  baseUrl = '',
  ...options
}: ArrangedMockOptions = {}): ArrangedMock {
  const { layer, releaseDatabase, ...engine } = createEngine(options);
  const current = () => engine.getSnapshot().arrangement;
  const start = ({ scenario, seed, changes }: Arrangement): Mock =>
    createMock({
      scenario,
      seed: seed ? withSizes(seedFor(scenario), seed) : seedFor(scenario),
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
    engine.set(next);
    engine.restartCounts();
    releaseDatabase();
    return OPERATION_IDS;
  }

  return {
    ...engine,
    handlers: [
      http.all(`${baseUrl}/api/*`, ({ request }) =>
        layer(request, async (asked) => {
          const response = await getResponse(mock.handlers, asked);
          return response ?? Response.error();
        }),
      ),
    ],
    db: () => mock.db,
    set,
    load,
    startOver: () => load({ ...current(), changes: undefined }),
    keep({ left = false } = {}) {
      const changes = mock.db.changes();
      return {
        ...current(),
        ...(left && { rules: engine.rulesLeft() }),
        changes: hasRecords(changes) ? changes : undefined,
      };
    },
  };
}

function hasRecords({ employees, accounts, evaluations }: Records): boolean {
  return employees.length + accounts.length + evaluations.length > 0;
}
