type Kind = 'localStorage' | 'sessionStorage';

/** Null where nothing is stored, undefined where the browser blocks its storage (spec decision 14). */
export function readItem(page: Window, kind: Kind, key: string): string | null | undefined {
  try {
    return page[kind].getItem(key);
  } catch {
    return undefined;
  }
}

/** Null removes the item. An item for which there is no room is removed too: the stored one is outdated. */
export function writeItem(page: Window, kind: Kind, key: string, text: string | null) {
  try {
    if (text === null) page[kind].removeItem(key);
    else page[kind].setItem(key, text);
  } catch {
    if (text !== null) writeItem(page, kind, key, null);
  }
}
