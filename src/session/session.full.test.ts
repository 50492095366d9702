import { createSessionStore } from './session';
import { storedDraft } from './sessionTexts';

/** In these tests, local storage has no room for a session. */

function signedIn() {
  const store = createSessionStore();
  store.signIn('abc', 'Admin');
  return store;
}

function fill() {
  return jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
}

test.each(['expire', 'signOut'] as const)('%s removes the stored token', (end) => {
  const store = signedIn();
  fill();
  store[end]('abc');
  expect(createSessionStore().get().token).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('signing in removes the token of the previous user', () => {
  const store = signedIn();
  fill();
  store.signIn('def', 'Manager');
  expect(store.get()).toEqual({ token: 'def', role: 'Manager' });
  expect(createSessionStore().get().token).toBeNull();
});

test('a session that is only in memory still expires and keeps the draft', () => {
  const full = fill();
  const store = createSessionStore();
  store.signIn('def', 'Manager');
  full.mockRestore();
  storedDraft.set(store.getId(), 'typed');
  store.expire('def');
  expect(storedDraft.get(store.getId())).toBe('typed');
});
