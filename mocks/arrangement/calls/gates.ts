import type { OperationId } from '../operations';

/** The signals that let waiting calls go. */
export interface Gates {
  /** Aborted when the rows of the operation change. */
  ofRows: (id: OperationId | undefined) => AbortSignal;
  /** Aborted when the database is another one. */
  ofDatabase: () => AbortSignal;
  releaseRows: (ids: readonly OperationId[]) => void;
  releaseDatabase: () => void;
}

export function createGates(): Gates {
  const rows = new Map<OperationId | undefined, AbortController>();
  let database = new AbortController();

  return {
    ofRows(id) {
      const controller = rows.get(id) ?? new AbortController();
      rows.set(id, controller);
      return controller.signal;
    },
    ofDatabase: () => database.signal,
    releaseRows(ids) {
      for (const id of ids) {
        const controller = rows.get(id);
        rows.delete(id);
        controller?.abort();
      }
    },
    releaseDatabase() {
      const previous = database;
      database = new AbortController();
      previous.abort();
    },
  };
}
