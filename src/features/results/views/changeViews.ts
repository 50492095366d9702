import { useMemo, useSyncExternalStore } from 'react';
import { MAX_VIEWS } from '../../../domain/constants';
import { largest } from '../../../domain/extremes';
import { dispatchStorageEvent, subscribeToStorage, writeItem } from '../../../lib/storage/storage';
import { readViews, storedText, viewsKey, type SavedView } from './savedViews';

/** Why a change was refused. What is stored stays as it was. */
export type ViewRefusal =
  /** Another view has the name. */
  | 'taken'
  /** There are as many views as allowed. */
  | 'full'
  /** The browser blocks its storage, or has no room in it. */
  | 'not stored'
  /** Another tab has deleted the view. */
  | 'gone'
  /** The e-mail of the user is not known. */
  | 'nobody';

/** Changes what is stored now: another tab may have changed it, too. */
function change(next: (views: SavedView[]) => SavedView[] | ViewRefusal): ViewRefusal | undefined {
  const key = viewsKey();
  if (key === undefined) return 'nobody';
  const views = next(readViews());
  if (typeof views === 'string') return views;
  if (!writeItem('localStorage', key, JSON.stringify(views))) return 'not stored';
  dispatchStorageEvent(key);
  return undefined;
}

/** Adds a view with a name that no other has. */
export const addView = (name: string, search: string) =>
  change((views) => {
    if (views.some((view) => view.name === name)) return 'taken';
    if (views.length >= MAX_VIEWS) return 'full';
    const id = largest([Date.now(), ...views.map((view) => view.id + 1)]);
    return [...views, { id, name, search }];
  });

/** Gives a view a name that no other has. */
export const renameView = (id: number, name: string) =>
  change((views) => {
    if (!views.some((view) => view.id === id)) return 'gone';
    if (views.some((view) => view.id !== id && view.name === name)) return 'taken';
    return views.map((view) => (view.id === id ? { ...view, name } : view));
  });

/** Lets a view keep another address. */
export const updateView = (id: number, search: string) =>
  change((views) => {
    if (!views.some((view) => view.id === id)) return 'gone';
    return views.map((view) => (view.id === id ? { ...view, search } : view));
  });

export const deleteView = (id: number) => change((views) => views.filter((view) => view.id !== id));

/** Makes a view the start of Results, in place of any other. Null chooses none. */
export const setStartView = (chosen: number | null) =>
  change((views) =>
    views.map(({ id, name, search }) => ({ id, name, search, ...(id === chosen && START) })),
  );

const START = { start: true } as const;

/** The saved views of the signed-in user. A change, also one in another tab, renders the component again. */
export function useSavedViews(): SavedView[] {
  const stored = useSyncExternalStore(subscribeToStorage, storedText);
  return useMemo(() => readViews(stored), [stored]);
}
