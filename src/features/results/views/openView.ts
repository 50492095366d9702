import { savedIn, toKept } from '../address';
import type { SavedView } from './savedViews';

/** The view that an address of Results was opened with, and whether the address keeps something else by now. */
export function openView(views: readonly SavedView[], search: string) {
  const id = savedIn(search);
  const view = views.find((one) => one.id === id);
  return { view, isChanged: view !== undefined && toKept(view.search) !== toKept(search) };
}
