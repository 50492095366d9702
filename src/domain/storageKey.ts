/** A demo may share its origin with the product, and must not share its session. */
const PREFIX = import.meta.env.MODE === 'demo' ? 'demo-' : '';

/** The key in the browser's storage of what the program calls by this name. */
export const storageKey = (name: string) => PREFIX + name;
