import { createSessionStore } from './session';
import { keptDrafts } from './tabText';

const TYPED = '{"user":{},"drafts":[]}';

function signedIn() {
  localStorage.setItem('token', 'abc');
  localStorage.setItem('role', 'Admin');
  const store = createSessionStore(window);
  const listener = jest.fn();
  store.subscribe(listener);
  keptDrafts.set(TYPED);
  return { store, listener };
}

/** What a tab does to the storage while `act` runs, as the other tabs are told of it: afterwards. */
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
  expect(keptDrafts.get()).toBe(TYPED);
});

test('signing out forgets what was typed, also where the session had expired before', () => {
  const { store, listener } = signedIn();
  store.signOut();
  expect(listener.mock.calls).toEqual([[false]]);
  expect(keptDrafts.get()).toBeNull();
  expect(sessionStorage).toHaveLength(0);

  const expired = signedIn();
  expired.store.expire();
  expired.store.signOut();
  expect(keptDrafts.get()).toBeNull();
});

test.each([
  ['expires', 'expire', true, TYPED],
  ['is signed out', 'signOut', false, null],
] as const)('a session that %s in another tab does so here', (_name, end, expired, typed) => {
  const { store, listener } = signedIn();
  const there = createSessionStore(window);
  const here = keptDrafts.get();
  inAnotherTab(() => {
    there[end]();
    // Its own session storage, which this tab does not share.
    keptDrafts.set(here);
  });
  expect(store.get().token).toBeNull();
  expect(listener.mock.calls).toEqual([[expired]]);
  expect(keptDrafts.get()).toBe(typed);
  expect(localStorage).toHaveLength(0);
});

test('another user in another tab ends the session here, and what was typed goes', () => {
  const { store, listener } = signedIn();
  localStorage.setItem('token', 'def');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'def' }));
  expect(store.get().token).toBe('def');
  expect(listener.mock.calls).toEqual([[false]]);
  expect(keptDrafts.get()).toBeNull();
});

test('signing in after an expiry keeps it for the app to judge', () => {
  const { store } = signedIn();
  store.expire();
  store.signIn('def', 'Admin');
  expect(keptDrafts.get()).toBe(TYPED);
});

test("a page that comes back out of the browser's memory has missed nothing", () => {
  const { store, listener } = signedIn();
  localStorage.clear();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(store.get().token).toBe('abc');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(store.get()).toEqual({ token: null, role: null });
  expect(listener.mock.calls).toEqual([[false]]);
  expect(keptDrafts.get()).toBeNull();
});
