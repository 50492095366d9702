import { createStoredText } from '../lib/storage/storedText';
import { storedDrafts } from './sessionTexts';

const text = () => createStoredText('sessionStorage', 'note');

test('a text is in session storage until it is deleted', () => {
  const stored = text();
  stored.set('typed');
  expect(sessionStorage.getItem('note')).toBe('typed');
  expect(stored.get()).toBe('typed');
  stored.set(null);
  expect(sessionStorage.getItem('note')).toBeNull();
  expect(stored.get()).toBeNull();
});

test('a text that does not fit is in memory, and the one before is gone', () => {
  const stored = text();
  stored.set('before');
  const long = 'x'.repeat(5_000_001);
  stored.set(long);
  expect(sessionStorage.getItem('note')).toBeNull();
  expect(stored.get()).toBe(long);
});

test('where session storage is blocked, the text is in memory', () => {
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

describe('a text of a session', () => {
  test('is there for that session, and for no other', () => {
    storedDrafts.set('1', 'two words');
    expect(storedDrafts.get('1')).toBe('two words');
    expect(storedDrafts.get('2')).toBeNull();
    expect(storedDrafts.get(null)).toBeNull();
  });

  test('goes when another session keeps its own only', () => {
    storedDrafts.set('1', 'typed');
    storedDrafts.keepOnly('1');
    expect(storedDrafts.get('1')).toBe('typed');
    storedDrafts.keepOnly('2');
    expect(sessionStorage).toHaveLength(0);
  });

  test('is not stored without a session', () => {
    storedDrafts.set(null, 'typed');
    expect(sessionStorage).toHaveLength(0);
  });
});
