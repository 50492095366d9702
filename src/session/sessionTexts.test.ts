import { storedDraft } from './sessionTexts';

test('a text is returned only to its session', () => {
  storedDraft.set('1', 'two words');
  expect(storedDraft.get('1')).toBe('two words');
  expect(storedDraft.get('2')).toBeNull();
  expect(storedDraft.get(null)).toBeNull();
});

test('`keepOnly` deletes the texts of other sessions', () => {
  storedDraft.set('1', 'typed');
  storedDraft.keepOnly('1');
  expect(storedDraft.get('1')).toBe('typed');
  storedDraft.keepOnly('2');
  expect(localStorage).toHaveLength(0);
});

test('a text is not stored without a session', () => {
  storedDraft.set(null, 'typed');
  expect(localStorage).toHaveLength(0);
});
