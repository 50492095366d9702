import { useEffect, useMemo, useState } from 'react';

/** Milliseconds. The animation of `data-saved` in app/theme/tables.ts has the same duration. */
const DURATION = 2_000;

/** A save that succeeded. */
export interface Saved<Item> {
  /** Whether an item is the saved record. It is a function, because the app does not know the id of a new record. */
  isSaved: (item: Item) => boolean;
  /** Milliseconds since 1970. */
  at: number;
}

/** Returns the save of a record. Call it when the save has succeeded. */
export const saveOf = <Item>(isSaved: Saved<Item>['isSaved']): Saved<Item> => ({
  isSaved,
  at: Date.now(),
});

/**
 * Returns the id of the saved record for two seconds after its list was refetched, to highlight its row.
 * @param loadedAt The query's `dataUpdatedAt`.
 */
export function useHighlightedRow<Item extends { _id: string }>(
  save: Saved<Item> | undefined,
  list: Item[] | undefined,
  loadedAt: number,
): string | undefined {
  const [ended, setEnded] = useState<Saved<Item>>();
  const id = useMemo(() => {
    const isReloaded = save !== undefined && save !== ended && loadedAt >= save.at;
    return isReloaded ? list?.find(save.isSaved)?._id : undefined;
  }, [save, ended, list, loadedAt]);

  useEffect(() => {
    if (id === undefined) return;
    const timer = window.setTimeout(() => {
      setEnded(save);
    }, DURATION);
    return () => {
      window.clearTimeout(timer);
    };
  }, [id, save]);

  return id;
}

/** The props of a table row whose record was just saved. The row scrolls into view. */
export const HIGHLIGHTED_ROW = {
  'data-saved': '',
  ref(row: HTMLElement | null) {
    row?.scrollIntoView({ block: 'nearest' });
  },
};
