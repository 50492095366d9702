import { STORED_LENGTH, tabText } from './tabText';

test('a text is in session storage, where a page that is loaded again finds it', () => {
  tabText('kept').set('typed');
  expect(sessionStorage.getItem('kept')).toBe('typed');
  expect(tabText('kept').get()).toBe('typed');
  tabText('kept').set(null);
  expect(sessionStorage.getItem('kept')).toBeNull();
});

test.each([
  ['as long as session storage is asked to keep', STORED_LENGTH, true],
  ['longer than that', STORED_LENGTH + 1, false],
])('a text %s', (_name, length, isStored) => {
  const entry = tabText('kept');
  entry.set('before');
  const text = 'x'.repeat(length);
  entry.set(text);
  expect(entry.get()).toBe(text);
  expect(sessionStorage.getItem('kept')).toBe(isStored ? text : null);
  entry.set(null);
  expect(entry.get()).toBeNull();
});

test.each(['getItem', 'setItem', 'removeItem'] as const)(
  'where session storage refuses %s, the text is held in memory (decision 14)',
  (method) => {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    const entry = tabText('kept');
    expect(entry.get()).toBeNull();
    entry.set('typed');
    expect(entry.get()).toBe('typed');
    entry.set(null);
    jest.restoreAllMocks();
    expect(entry.get()).toBeNull();
  },
);
