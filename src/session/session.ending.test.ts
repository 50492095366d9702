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

test('expiry ends the session as signing out does, and keeps the draft and the e-mail alone', () => {
  const { store, listener, draft } = signedIn();
  store.expire('abc');
  expect(store.get()).toEqual(SIGNED_OUT);
  expect(Object.keys(localStorage).sort()).toEqual(['drafts', 'session', 'views-owner']);
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(listener.mock.calls).toEqual([[true]]);
  expect(draft()).toBe(TYPED);
  expect(startAgain().draft).toBe(TYPED);
});

test('signing out leaves nothing, also where the session had expired before', () => {
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
  'a session that %s in another tab does so here',
  (_name, end, expired, kept) => {
    const { store, listener, draft } = signedIn();
    inAnotherTab(end).tell();
    expect(store.get()).toEqual(SIGNED_OUT);
    expect(listener.mock.calls).toEqual([[expired]]);
    expect(draft()).toBe(kept);
  },
);

describe('a tab that was at another site meanwhile', () => {
  test.each([
    ['keeps its draft where the session expired', expire, TYPED],
    ['has none where it was signed out', signOut, null],
    ['has none where somebody else signed in', replace, null],
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

  test('drops what an earlier version left', () => {
    localStorage.setItem('token', 'abc');
    localStorage.setItem('views-owner', 'abc ada@example.com');
    sessionStorage.setItem('searches', 'token=abc&q=mar');
    localStorage.setItem('drafts', JSON.stringify({ email: 'ada@example.com', drafts: [] }));
    createSessionStore();
    expect(Object.keys(localStorage).sort()).toEqual(['session', 'token']);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});

test('another user in another tab ends the session here, and what was typed goes', () => {
  const { store, listener, draft } = signedIn();
  localStorage.setItem('token', 'def');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'def' }));
  expect(store.get().token).toBe('def');
  expect(listener.mock.calls).toEqual([[false]]);
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(draft()).toBeNull();
  expect(Object.keys(localStorage)).not.toContain('drafts');
});

describe('a 401 of which this tab hears late', () => {
  test("leaves somebody else's new session alone, and follows it", () => {
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

  test('keeps no draft where the user has signed out meanwhile', () => {
    const { store, draft } = signedIn();
    inAnotherTab(signOut);
    store.expire('abc');
    expect(draft()).toBeNull();
    expect(Object.keys(localStorage)).toEqual([]);
  });
});

test('signing in after an expiry leaves what was typed to `claimDraft`', () => {
  const { store, draft } = signedIn();
  store.expire('abc');
  store.signIn('def', 'Admin');
  expect(draft()).toBe(TYPED);
});

test('what was typed stays where one tab moves it to the next session before another', () => {
  const { store } = signedIn();
  const otherTab = createSessionStore();
  store.expire('abc');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  store.signIn('def', 'Admin');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  expect(otherTab.get().token).toBe('def');
  expect(storedDraft.get(store.getId())).toBe(TYPED);
});

test("a page that Back restores from the browser's cache reads the session again", () => {
  const { store, listener, draft } = signedIn();
  localStorage.clear();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(store.get().token).toBe('abc');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(store.get()).toEqual(SIGNED_OUT);
  expect(listener.mock.calls).toEqual([[false]]);
  expect(draft()).toBeNull();
});
