import { storedDrafts } from './storedText';

test('a text is in session storage until it is deleted', () => {
  storedDrafts.set('typed');
  expect(sessionStorage.getItem('drafts')).toBe('typed');
  expect(storedDrafts.get()).toBe('typed');
  storedDrafts.set(null);
  expect(sessionStorage.getItem('drafts')).toBeNull();
  expect(storedDrafts.get()).toBeNull();
});

test('a text that does not fit is in memory, and the one before is gone', () => {
  storedDrafts.set('before');
  const text = 'x'.repeat(5_000_001);
  storedDrafts.set(text);
  expect(sessionStorage.getItem('drafts')).toBeNull();
  expect(storedDrafts.get()).toBe(text);
});

test('where session storage is blocked, the text is in memory (spec decision 14)', () => {
  const storage = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  expect(storedDrafts.get()).toBeNull();
  storedDrafts.set('typed');
  expect(storedDrafts.get()).toBe('typed');
  storedDrafts.set(null);
  expect(storedDrafts.get()).toBeNull();
  storage.mockRestore();
});
