/**
 * Every frame has storage of its own: side by side or on a docs page, frames of one origin would
 * otherwise share a session and a colour scheme. Replaced before anything reads it.
 */
class OwnStorage implements Storage {
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
  Object.defineProperty(window, name, { value: new OwnStorage(), configurable: true });
}

export {};
