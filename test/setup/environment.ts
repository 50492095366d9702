import hooks, { AsyncLocalStorage } from 'node:async_hooks';
import JsdomEnvironment from 'jest-fixed-jsdom';

const created = new Set<AsyncLocalStorage<unknown>>();

class TrackedStorage<T> extends AsyncLocalStorage<T> {
  constructor() {
    super();
    created.add(this);
  }
}

// Jest and MSW create storages for each test file. Node 20 keeps those in use, and each costs time at every promise.
// With those of 28 files, tests of many promises take 15 % longer.
Object.assign(hooks, { AsyncLocalStorage: TrackedStorage });

/** jsdom. At the end of a test file it disables the storages that the file has left. */
export default class Environment extends JsdomEnvironment {
  override async teardown() {
    await super.teardown();
    for (const storage of created) storage.disable();
    created.clear();
  }
}
