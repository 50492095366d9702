import { createSessionStore } from './session';
import { storedDraft, storedCurrentEmployee, storedSearches } from './sessionTexts';

const TYPED = 'what was typed';
const SIGNED_OUT = { token: null, role: null };

function signedIn() {
  const store = createSessionStore();
  store.signIn('abc', 'Admin', 'ada@example.com');
  const listener = jest.fn();
  store.subscribe(listener);
  storedDraft.set(store.getId(), TYPED);
  storedSearches.set(store.getId(), 'q=mar');
  storedCurrentEmployee.set(store.getId(), 'Ada');
  const draft = () => storedDraft.get(store.getId());
  return { store, listener, draft };
}

/** Acts as another tab. This tab is not told until `tell` is called, as if it were busy. */
function inAnotherTab(act: (store: ReturnType<typeof createSessionStore>) => void) {
  // The other tab has its own session storage.
  const own = Object.entries<string>(sessionStorage);
  act(createSessionStore());
  sessionStorage.clear();
  for (const [key, text] of own) sessionStorage.setItem(key, text);
  return {
    tell() {
      window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    },
  };
}

type Store = ReturnType<typeof createSessionStore>;

const expire = (there: Store) => {
  there.expire('abc');
};
const signOut = (there: Store) => {
  there.signOut();
};
/** Signs in another user. */
const replace = (there: Store) => {
  there.signOut();
  there.signIn('def', 'Manager', 'eve@example.com');
};

/** Loads this tab again. */
function startAgain() {
  const store = createSessionStore();
  return { store, draft: storedDraft.get(store.getId()) };
}

test('an expiry ends the session and keeps only the draft and the e-mail', () => {
  const { store, listener, draft } = signedIn();
  store.expire('abc');
  expect(store.get()).toEqual(SIGNED_OUT);
  expect(Object.keys(localStorage).sort()).toEqual(['drafts', 'session', 'views-owner']);
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(listener.mock.calls).toEqual([[true]]);
  expect(draft()).toBe(TYPED);
  expect(startAgain().draft).toBe(TYPED);
});

test('signing out deletes everything, even after an expiry', () => {
  const { store, listener } = signedIn();
  store.signOut();
  expect(listener.mock.calls).toEqual([[false]]);
  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([]);

  const expired = signedIn();
  expired.store.expire('abc');
  expired.store.signOut();
  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([]);
});

test.each([
  ['expires', expire, true, TYPED],
  ['is signed out', signOut, false, null],
  [
    'expires, and is signed out after another sign-in',
    (there) => {
      there.expire('abc');
      there.signIn('abc', 'Admin');
      there.signOut();
    },
    false,
    null,
  ],
] satisfies [string, Parameters<typeof inAnotherTab>[0], boolean, string | null][])(
  'a session that %s in another tab also ends in this tab',
  (_name, end, expired, kept) => {
    const { store, listener, draft } = signedIn();
    inAnotherTab(end).tell();
    expect(store.get()).toEqual(SIGNED_OUT);
    expect(listener.mock.calls).toEqual([[expired]]);
    expect(draft()).toBe(kept);
  },
);

describe('a tab that was on another site in the meantime', () => {
  test.each([
    ['keeps its draft if the session expired', expire, TYPED],
    ['has no draft if the user signed out', signOut, null],
    ['has no draft if another user signed in', replace, null],
  ] satisfies [string, Parameters<typeof inAnotherTab>[0], string | null][])(
    '%s',
    (_name, act, kept) => {
      signedIn();
      inAnotherTab(act);
      const { draft } = startAgain();
      expect(draft).toBe(kept);
      expect(Object.keys(sessionStorage)).toEqual([]);
    },
  );

  test('deletes the data of an earlier version', () => {
    localStorage.setItem('token', 'abc');
    localStorage.setItem('views-owner', 'abc ada@example.com');
    sessionStorage.setItem('searches', 'token=abc&q=mar');
    localStorage.setItem('drafts', JSON.stringify({ email: 'ada@example.com', drafts: [] }));
    createSessionStore();
    expect(Object.keys(localStorage).sort()).toEqual(['session', 'token']);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});

test('a sign-in of another user in another tab ends the session and deletes the draft', () => {
  const { store, listener, draft } = signedIn();
  localStorage.setItem('token', 'def');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'def' }));
  expect(store.get().token).toBe('def');
  expect(listener.mock.calls).toEqual([[false]]);
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(draft()).toBeNull();
  expect(Object.keys(localStorage)).not.toContain('drafts');
});

describe('a late 401', () => {
  test('keeps the new session of another user and uses it', () => {
    const { store, listener, draft } = signedIn();
    inAnotherTab(replace);
    const stored = JSON.stringify(localStorage);
    store.expire('abc');
    expect(JSON.stringify(localStorage)).toBe(stored);
    const email = 'eve@example.com';
    expect(store.get()).toEqual({ token: 'def', role: 'Manager', email });
    expect(listener.mock.calls).toEqual([[false]]);
    expect(draft()).toBeNull();
  });

  test('deletes the draft if the user has signed out in the meantime', () => {
    const { store, draft } = signedIn();
    inAnotherTab(signOut);
    store.expire('abc');
    expect(draft()).toBeNull();
    expect(Object.keys(localStorage)).toEqual([]);
  });
});

test('signing in after an expiry keeps the draft for `claimDraft`', () => {
  const { store, draft } = signedIn();
  store.expire('abc');
  store.signIn('def', 'Admin');
  expect(draft()).toBe(TYPED);
});

test('a draft stays if one tab moves it to the next session before the other tab', () => {
  const { store } = signedIn();
  const otherTab = createSessionStore();
  store.expire('abc');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  store.signIn('def', 'Admin');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  expect(otherTab.get().token).toBe('def');
  expect(storedDraft.get(store.getId())).toBe(TYPED);
});

test('a page that Back restores from the back/forward cache reads the session again', () => {
  const { store, listener, draft } = signedIn();
  localStorage.clear();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(store.get().token).toBe('abc');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(store.get()).toEqual(SIGNED_OUT);
  expect(listener.mock.calls).toEqual([[false]]);
  expect(draft()).toBeNull();
});
