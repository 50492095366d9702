import hooks, { AsyncLocalStorage } from 'node:async_hooks';
import JsdomEnvironment from 'jest-fixed-jsdom';

const created = new Set<AsyncLocalStorage<unknown>>();

class TrackedStorage<T> extends AsyncLocalStorage<T> {
  constructor() {
    super();
    created.add(this);
  }
}

// Jest and MSW create storages for each test file. Node 20 keeps them enabled, and each costs time at every promise.
// After 28 files, tests with many promises take 15 % longer.
Object.assign(hooks, { AsyncLocalStorage: TrackedStorage });

/** jsdom that disables the storages of a test file when the file ends. */
export default class Environment extends JsdomEnvironment {
  override async teardown() {
    await super.teardown();
    for (const storage of created) storage.disable();
    created.clear();
  }
}
