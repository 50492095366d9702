/**
 * Returns the key of an item in the browser's storage. In the demo it has a prefix: the demo may share its origin with
 * the product, but must not share its session.
 */
export const storageKey = (name: string) =>
  import.meta.env.MODE === 'demo' ? `demo-${name}` : name;
