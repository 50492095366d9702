import { readItem, replaceItem } from './storage';

export type Kind = Parameters<typeof replaceItem>[0];

/**
 * Creates a text in the browser's storage. If that is blocked or full, the text is in memory only (specification,
 * Blocked storage).
 */
export function createStoredText(kind: Kind, key: string) {
  let unstored: string | null = null;
  return {
    get: (): string | null => unstored ?? readItem(kind, key) ?? null,
    /** Stores the text, or deletes it for null. Returns whether the browser has stored it. */
    set(text: string | null): boolean {
      const isStored = replaceItem(kind, key, text);
      unstored = isStored ? null : text;
      return isStored;
    },
  };
}

/** Parses a stored text as JSON. Undefined if it is not JSON. Another version of the app may have stored it. */
export function parseStored(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
