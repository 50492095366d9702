import { useMemo, useSyncExternalStore } from 'react';
import { MAX_VIEWS } from '../../../domain/constants';
import { largest } from '../../../domain/extremes';
import { dispatchStorageEvent, subscribeToStorage, writeItem } from '../../../lib/storage/storage';
import { readViews, storedText, viewsKey, type SavedView } from './savedViews';

/** Why a change was refused. A refused change stores nothing. */
export type ViewRefusal =
  /** Another view already has this name. */
  | 'taken'
  /** The maximum number of views is reached. */
  | 'full'
  /** The browser blocks its storage, or the storage is full. */
  | 'not stored'
  /** Another tab has deleted the view. */
  | 'gone'
  /** The e-mail of the user is not known. */
  | 'nobody';

/** Applies a change to the stored views, because another tab may have changed them. */
function change(next: (views: SavedView[]) => SavedView[] | ViewRefusal): ViewRefusal | undefined {
  const key = viewsKey();
  if (key === undefined) return 'nobody';
  const views = next(readViews());
  if (typeof views === 'string') return views;
  if (!writeItem('localStorage', key, JSON.stringify(views))) return 'not stored';
  dispatchStorageEvent(key);
  return undefined;
}

/** Adds a view. Its name must be unique. */
export const addView = (name: string, search: string) =>
  change((views) => {
    if (views.some((view) => view.name === name)) return 'taken';
    if (views.length >= MAX_VIEWS) return 'full';
    const id = largest([Date.now(), ...views.map((view) => view.id + 1)]);
    return [...views, { id, name, search }];
  });

/** Renames a view. The name must be unique. */
export const renameView = (id: number, name: string) =>
  change((views) => {
    if (!views.some((view) => view.id === id)) return 'gone';
    if (views.some((view) => view.id !== id && view.name === name)) return 'taken';
    return views.map((view) => (view.id === id ? { ...view, name } : view));
  });

/** Replaces the address of a view. */
export const updateView = (id: number, search: string) =>
  change((views) => {
    if (!views.some((view) => view.id === id)) return 'gone';
    return views.map((view) => (view.id === id ? { ...view, search } : view));
  });

export const deleteView = (id: number) => change((views) => views.filter((view) => view.id !== id));

/** Makes a view the only start view of Results. Null removes the start view. */
export const setStartView = (selected: number | null) =>
  change((views) =>
    views.map(({ id, name, search }) => ({ id, name, search, ...(id === selected && START) })),
  );

const START = { start: true } as const;

/** Returns the saved views of the signed-in user. A change renders the component again, even if another tab made it. */
export function useSavedViews(): SavedView[] {
  const stored = useSyncExternalStore(subscribeToStorage, storedText);
  return useMemo(() => readViews(stored), [stored]);
}
