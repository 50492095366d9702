import { session } from '../../../session/session';
import { addView, setStartView, deleteView, renameView } from './changeViews';
import { readViews, type SavedView } from './savedViews';

const KEY = 'saved-views ada@example.com';

const view = (id: number, name = `View ${id}`, more: Partial<SavedView> = {}): SavedView => ({
  ...{ id, name, search: '?q=mar' },
  ...more,
});

/** Signs Ada in, and stores her views. */
function keep(stored: string | readonly SavedView[]) {
  session.signIn('token', 'Admin', 'ada@example.com');
  localStorage.setItem(KEY, typeof stored === 'string' ? stored : JSON.stringify(stored));
}

test('only the first of several start views counts, and duplicates and views beyond fifty are ignored', () => {
  const started = [view(1), view(2, 'Two', { start: true }), view(3, 'Three', { start: true })];
  keep(started);
  expect(readViews()).toEqual([started[0], started[1], view(3, 'Three')]);
  const many = Array.from({ length: 60 }, (_, index) => view(index));
  keep([view(0), view(0, 'The same id'), view(99, 'View 0'), ...many]);
  expect(readViews()).toEqual(many.slice(0, 50));
});

test('an unreadable store is empty and can be written to', () => {
  keep('[{"id":1');
  expect(readViews()).toEqual([]);
  expect(addView('Mine', '?q=bo')).toBeUndefined();
  expect(readViews()).toMatchObject([{ name: 'Mine', search: '?q=bo' }]);
});

test('views can be added, renamed, made the start view and deleted', () => {
  keep([view(1, 'One')]);
  expect(addView('Two', '?q=bo')).toBeUndefined();
  const [, two] = readViews();
  const id = two?.id ?? 0;
  expect(renameView(id, 'Zwei')).toBeUndefined();
  expect(setStartView(id)).toBeUndefined();
  expect(readViews()).toEqual([view(1, 'One'), { id, name: 'Zwei', search: '?q=bo', start: true }]);
  expect(setStartView(1)).toBeUndefined();
  expect(readViews().map(({ start }) => start)).toEqual([true, undefined]);
  expect(deleteView(1)).toBeUndefined();
  expect(readViews().map(({ name }) => name)).toEqual(['Zwei']);
});

test('a refused change leaves the views as they are', () => {
  const fifty = Array.from({ length: 50 }, (_, index) => view(index));
  keep(fifty);
  const before = localStorage.getItem(KEY);
  expect(addView('One more', '?q=')).toBe('full');
  expect(addView('View 7', '?q=')).toBe('taken');
  expect(renameView(1, 'View 7')).toBe('taken');
  expect(renameView(99, 'New')).toBe('gone');
  expect(localStorage.getItem(KEY)).toBe(before);
  session.signIn('token', 'Admin');
  expect(addView('Mine', '?q=')).toBe('nobody');
});
