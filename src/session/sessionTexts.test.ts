import { storedDrafts } from './sessionTexts';

test('a text is there for its session, and for no other', () => {
  storedDrafts.set('1', 'two words');
  expect(storedDrafts.get('1')).toBe('two words');
  expect(storedDrafts.get('2')).toBeNull();
  expect(storedDrafts.get(null)).toBeNull();
});

test('a text goes when another session keeps its own only', () => {
  storedDrafts.set('1', 'typed');
  storedDrafts.keepOnly('1');
  expect(storedDrafts.get('1')).toBe('typed');
  storedDrafts.keepOnly('2');
  expect(sessionStorage).toHaveLength(0);
});

test('a text is not stored without a session', () => {
  storedDrafts.set(null, 'typed');
  expect(sessionStorage).toHaveLength(0);
});
