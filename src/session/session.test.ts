import { createSessionStore } from './session';

const SIGNED_OUT = { token: null, role: null };

function keep(entries: Record<string, string | null>) {
  for (const [key, value] of Object.entries(entries)) {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  }
}

/** Dispatches the event that this tab gets after another one has changed the storage. */
function announce(key: string | null) {
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

function watch(store: ReturnType<typeof createSessionStore>) {
  const listener = jest.fn();
  return { listener, unsubscribe: store.subscribe(listener) };
}

describe('at start-up', () => {
  test.each([
    [
      'a token and a role',
      { token: 'abc.def', role: 'Manager' },
      { token: 'abc.def', role: 'Manager' },
    ],
    ['only a token', { token: 'abc' }, { token: 'abc', role: null }],
    ['only a role', { role: 'Admin' }, SIGNED_OUT],
    ['nothing', {}, SIGNED_OUT],
    ['an unreadable token', { token: 'abc\r\nX-Evil: 1', role: 'Admin' }, SIGNED_OUT],
    ['an unknown role', { token: 'abc', role: 'Boss' }, { token: 'abc', role: null }],
  ])('local storage contains %s', (_name, stored, expected) => {
    keep(stored);
    expect(createSessionStore().get()).toEqual(expected);
  });
});

describe('signing in and out', () => {
  test('updates local storage and notifies subscribers once', () => {
    const store = createSessionStore();
    const { listener } = watch(store);
    store.signIn('abc', 'Admin');
    expect(store.get()).toEqual({ token: 'abc', role: 'Admin' });
    expect(localStorage.getItem('token')).toBe('abc');
    expect(localStorage.getItem('role')).toBe('Admin');
    store.signIn('abc', 'Admin');
    expect(listener).toHaveBeenCalledTimes(1);

    store.signOut();
    expect(store.get()).toEqual(SIGNED_OUT);
    expect(localStorage).toHaveLength(0);
    store.signOut();
    expect(listener).toHaveBeenCalledTimes(2);
  });

  const readsAsOne = { toString: () => 'Admin' };

  test.each(['Boss', null, ['Admin'], readsAsOne])(
    'with the unknown role %p stores no role',
    (role) => {
      keep({ token: 'old', role: 'Admin' });
      const store = createSessionStore();
      store.signIn('new', role);
      expect(store.get()).toEqual({ token: 'new', role: null });
      expect(localStorage.getItem('role')).toBeNull();
    },
  );

  test('keeps other items in local storage', () => {
    keep({ 'color-scheme': 'dark' });
    const store = createSessionStore();
    store.signIn('abc', 'Admin');
    store.signOut();
    expect(localStorage.getItem('color-scheme')).toBe('dark');
  });
});

describe('subscribers', () => {
  test('are all notified after a change', () => {
    const store = createSessionStore();
    const seen: (string | null)[] = [];
    store.subscribe(() => seen.push(store.get().token));
    store.subscribe(() => seen.push(store.get().role));
    store.signIn('abc', 'Employee');
    expect(seen).toEqual(['abc', 'Employee']);
  });

  test('are notified of a new role with the same token', () => {
    const store = createSessionStore();
    store.signIn('abc', 'Employee');
    const { listener } = watch(store);
    store.signIn('abc', 'Manager');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.get().role).toBe('Manager');
  });

  test('are no longer notified after they unsubscribe', () => {
    const store = createSessionStore();
    const gone = watch(store);
    const still = watch(store);
    gone.unsubscribe();
    store.signIn('abc', 'Employee');
    expect(gone.listener).not.toHaveBeenCalled();
    expect(still.listener).toHaveBeenCalledTimes(1);
  });
});

describe('another tab', () => {
  test.each([
    ['signs in', { token: 'abc', role: 'Admin' }, 'token'],
    ['changes the role', { token: 'first', role: 'Employee' }, 'role'],
    ['signs out', { token: null, role: null }, 'token'],
    ['clears the storage', { token: null, role: null }, null],
  ])('%s, and this tab follows', (_name, stored, key) => {
    keep({ token: 'first', role: 'Manager' });
    const store = createSessionStore();
    const { listener } = watch(store);
    keep(stored);
    announce(key);
    expect(store.get()).toEqual(stored);
    // The second event, of the other key, changes nothing.
    announce('role');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('that stores something else changes nothing', () => {
    const store = createSessionStore();
    keep({ token: 'abc', role: 'Admin' });
    announce('color-scheme');
    expect(store.get()).toEqual(SIGNED_OUT);
  });

  test('that stores an unreadable token signs out', () => {
    keep({ token: 'abc', role: 'Admin' });
    const store = createSessionStore();
    keep({ token: 'two\nlines' });
    announce('token');
    expect(store.get()).toEqual(SIGNED_OUT);
  });
});

describe('blocked local storage', () => {
  test('keeps the session in memory', () => {
    const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    const store = createSessionStore();
    const { listener } = watch(store);
    expect(store.get()).toEqual(SIGNED_OUT);
    store.signIn('abc', 'Admin');
    announce(null);
    expect(store.get()).toEqual({ token: 'abc', role: 'Admin' });
    store.signOut();
    expect(store.get()).toEqual(SIGNED_OUT);
    expect(listener).toHaveBeenCalledTimes(2);
    storage.mockRestore();
  });
});
