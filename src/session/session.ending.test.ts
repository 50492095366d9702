import { storedDrafts } from './storedText';
import { createSessionStore } from './session';

const TYPED = 'what was typed';

function signedIn() {
  localStorage.setItem('token', 'abc');
  localStorage.setItem('role', 'Admin');
  const store = createSessionStore();
  const listener = jest.fn();
  store.subscribe(listener);
  storedDrafts.set(TYPED);
  return { store, listener };
}

/** What a tab does to the storage while `act` runs, and the events that other tabs get for it, afterwards. */
function inAnotherTab(act: () => void) {
  const events: StorageEvent[] = [];
  const set = jest.spyOn(Storage.prototype, 'setItem');
  const remove = jest.spyOn(Storage.prototype, 'removeItem');
  set.mockImplementation(function (this: Storage, key, newValue) {
    if (this === localStorage) events.push(new StorageEvent('storage', { key, newValue }));
  });
  remove.mockImplementation(function (this: Storage, key) {
    if (this === localStorage && this.getItem(key) === null && key !== 'expiring') return;
    if (this === localStorage) events.push(new StorageEvent('storage', { key, newValue: null }));
  });
  act();
  set.mockRestore();
  remove.mockRestore();
  for (const event of events) {
    const { key, newValue } = event;
    if (key !== null && newValue === null) localStorage.removeItem(key);
    else if (key !== null && newValue !== null) localStorage.setItem(key, newValue);
    window.dispatchEvent(event);
  }
}

test('expiry ends the session as signing out does, and keeps what was typed', () => {
  const { store, listener } = signedIn();
  store.expire();
  expect(store.get()).toEqual({ token: null, role: null });
  expect(localStorage).toHaveLength(0);
  expect(listener.mock.calls).toEqual([[true]]);
  expect(storedDrafts.get()).toBe(TYPED);
});

test('signing out forgets what was typed, also where the session had expired before', () => {
  const { store, listener } = signedIn();
  store.signOut();
  expect(listener.mock.calls).toEqual([[false]]);
  expect(storedDrafts.get()).toBeNull();
  expect(sessionStorage).toHaveLength(0);

  const expired = signedIn();
  expired.store.expire();
  expired.store.signOut();
  expect(storedDrafts.get()).toBeNull();
});

test.each([
  ['expires', 'expire', true, TYPED],
  ['is signed out', 'signOut', false, null],
] as const)('a session that %s in another tab does so here', (_name, end, expired, typed) => {
  const { store, listener } = signedIn();
  const there = createSessionStore();
  const here = storedDrafts.get();
  inAnotherTab(() => {
    there[end]();
    // Its own session storage, which this tab does not share.
    storedDrafts.set(here);
  });
  expect(store.get().token).toBeNull();
  expect(listener.mock.calls).toEqual([[expired]]);
  expect(storedDrafts.get()).toBe(typed);
  expect(localStorage).toHaveLength(0);
});

test('another user in another tab ends the session here, and what was typed goes', () => {
  const { store, listener } = signedIn();
  localStorage.setItem('token', 'def');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'def' }));
  expect(store.get().token).toBe('def');
  expect(listener.mock.calls).toEqual([[false]]);
  expect(storedDrafts.get()).toBeNull();
});

test('signing in after an expiry leaves what was typed to `readDrafts`', () => {
  const { store } = signedIn();
  store.expire();
  store.signIn('def', 'Admin');
  expect(storedDrafts.get()).toBe(TYPED);
});

test("a page that Back restores from the browser's cache reads the session again", () => {
  const { store, listener } = signedIn();
  localStorage.clear();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(store.get().token).toBe('abc');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(store.get()).toEqual({ token: null, role: null });
  expect(listener.mock.calls).toEqual([[false]]);
  expect(storedDrafts.get()).toBeNull();
});

describe('where local storage is full', () => {
  function fill() {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
  }

  test.each(['expire', 'signOut'] as const)('%s removes the stored token', (end) => {
    const { store } = signedIn();
    fill();
    store[end]();
    expect(createSessionStore().get().token).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  test('signing in removes the token of the user before', () => {
    const { store } = signedIn();
    fill();
    store.signIn('def', 'Manager');
    expect(store.get()).toEqual({ token: 'def', role: 'Manager' });
    expect(createSessionStore().get().token).toBeNull();
  });
});
