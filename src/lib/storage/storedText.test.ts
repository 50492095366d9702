import { createStoredText } from './storedText';

const text = () => createStoredText('sessionStorage', 'note');

test('a text stays in session storage until it is deleted', () => {
  const stored = text();
  stored.set('typed');
  expect(sessionStorage.getItem('note')).toBe('typed');
  expect(stored.get()).toBe('typed');
  stored.set(null);
  expect(sessionStorage.getItem('note')).toBeNull();
  expect(stored.get()).toBeNull();
});

test('a text that does not fit is kept in memory, and the previous text is deleted', () => {
  const stored = text();
  stored.set('before');
  const long = 'x'.repeat(5_000_001);
  stored.set(long);
  expect(sessionStorage.getItem('note')).toBeNull();
  expect(stored.get()).toBe(long);
});

test('a text is kept in memory if session storage is blocked', () => {
  const storage = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  const stored = text();
  expect(stored.get()).toBeNull();
  stored.set('typed');
  expect(stored.get()).toBe('typed');
  stored.set(null);
  expect(stored.get()).toBeNull();
  storage.mockRestore();
});
