interface Identified {
  readonly _id: string;
}

/** Records by id, in the order in which they were added. */
interface Table<R extends Identified> {
  get: (id: string) => R | undefined;
  all: () => R[];
  /** Adds the record, or replaces the record with the same id. */
  put: (record: R) => void;
  /** Returns the records that were added or replaced since the start. */
  changed: () => R[];
  /** Returns the highest number at the end of an id. New ids start after it. */
  highest: () => number;
}

/** Creates a table with the records of the seed, which it does not mutate. */
export function createTable<R extends Identified>(seed: readonly R[]): Table<R> {
  const records = new Map(seed.map((record) => [record._id, record]));
  const changedIds = new Set<string>();
  let highest = seed.reduce((most, { _id }) => Math.max(most, numberOf(_id)), 0);

  return {
    get: (id) => records.get(id),
    all: () => [...records.values()],
    put(record) {
      records.set(record._id, record);
      changedIds.add(record._id);
      highest = Math.max(highest, numberOf(record._id));
    },
    changed: () => [...records.values()].filter(({ _id }) => changedIds.has(_id)),
    highest: () => highest,
  };
}

function numberOf(id: string): number {
  return Number(/\d{1,9}$/.exec(id)?.[0] ?? 0);
}
