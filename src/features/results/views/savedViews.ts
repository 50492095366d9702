import { MAX_VIEW_NAME_LENGTH, MAX_VIEWS } from '../../../domain/constants';
import { isBlank } from '../../../domain/texts';
import { session } from '../../../session/session';
import { readItem } from '../../../lib/storage/storage';
import { parseStored } from '../../../lib/storage/storedText';
import { isRecord } from '../../../domain/isRecord';

/** A named address of Results. */
export interface SavedView {
  id: number;
  /** Unique among the views of the user. */
  name: string;
  /** The query parameters, such as '?q=mar&view=table'. */
  search: string;
  /** Whether Results opens with this view. At most one view has it. */
  start?: true;
}

/** Returns the key in local storage of the views of the signed-in user; undefined where the user is not known. */
export function viewsKey(): string | undefined {
  const { email } = session.get();
  return email === undefined ? undefined : `saved-views ${email}`;
}

/** Returns the stored text of the signed-in user's views; null where there is none. */
export function storedText(): string | null {
  const key = viewsKey();
  return key === undefined ? null : (readItem('localStorage', key) ?? null);
}

/** Returns the saved views of the signed-in user. Invalid entries of the storage are ignored. */
export function readViews(text = storedText()): SavedView[] {
  const views: SavedView[] = [];
  const stored = parseStored(text);
  for (const entry of Array.isArray(stored) ? stored : []) {
    const view = toView(entry);
    if (!view || views.some(({ id, name }) => id === view.id || name === view.name)) continue;
    if (views.some(({ start }) => start)) delete view.start;
    views.push(view);
  }
  return views.slice(0, MAX_VIEWS);
}

function toView(entry: unknown): SavedView | undefined {
  if (!isRecord(entry)) return undefined;
  const { id, name, search, start } = entry;
  if (typeof id !== 'number' || !Number.isSafeInteger(id)) return undefined;
  if (typeof name !== 'string' || typeof search !== 'string') return undefined;
  const query = new URLSearchParams(search);
  if (isBlank(name) || name.length > MAX_VIEW_NAME_LENGTH || !query.has('q')) return undefined;
  // Earlier versions wrote the order as `sort`.
  const order = query.get('sort');
  if (order !== null && !query.has('order')) query.set('order', order);
  return { id, name, search: `?${query}`, ...(start === true && { start }) };
}
