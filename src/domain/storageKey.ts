/**
 * The key under which the browser stores what the program calls by this name. A demo may share its origin with the product,
 * and must not share its session.
 */
export const storageKey = (name: string) =>
  import.meta.env.MODE === 'demo' ? `demo-${name}` : name;
