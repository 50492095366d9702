/**
 * Replaces the page's storage by one in memory. Otherwise the iframes of a docs page would share a session and a colour
 * scheme. Must be imported before any module that reads the storage.
 */
class MemoryStorage implements Storage {
  readonly #entries = new Map<string, string>();
  get length() {
    return this.#entries.size;
  }
  key = (index: number) => [...this.#entries.keys()][index] ?? null;
  getItem = (key: string) => this.#entries.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#entries.set(key, value);
  removeItem = (key: string) => void this.#entries.delete(key);
  clear = () => {
    this.#entries.clear();
  };
}

for (const name of ['localStorage', 'sessionStorage']) {
  Object.defineProperty(window, name, { value: new MemoryStorage(), configurable: true });
}

export {};
