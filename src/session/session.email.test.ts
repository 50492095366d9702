import { createSessionStore } from './session';

const ADA = 'ada@example.com';

function signedIn() {
  const store = createSessionStore();
  store.signIn('abc', 'Admin', ` ${ADA.toUpperCase()} `);
  return store;
}

/** Tells the open tabs about the stored token. */
function announceToken() {
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
}

test('the e-mail is trimmed, lower-cased and restored after a reload', () => {
  const store = signedIn();
  expect(store.get().email).toBe(ADA);
  expect(createSessionStore().get()).toEqual({ token: 'abc', role: 'Admin', email: ADA });
});

test('the e-mail can contain spaces', () => {
  const store = createSessionStore();
  store.signIn('abc', 'Admin', '"ada the first"@example.com');
  expect(createSessionStore().get().email).toBe('"ada the first"@example.com');
});

test('the e-mail stays when only the role changes', () => {
  const store = signedIn();
  localStorage.setItem('role', 'Employee');
  window.dispatchEvent(new StorageEvent('storage', { key: 'role', newValue: 'Employee' }));
  expect(store.get()).toEqual({ token: 'abc', role: 'Employee', email: ADA });
});

test('open tabs and new tabs get the e-mail', () => {
  const there = createSessionStore();
  const store = signedIn();
  announceToken();
  expect(there.get()).toEqual(store.get());
  expect(createSessionStore().get()).toEqual(store.get());
  store.signOut();
  store.signIn('def', 'Manager', 'eve@example.com');
  announceToken();
  expect(there.get().email).toBe('eve@example.com');
});

test('signing out deletes the e-mail', () => {
  const store = signedIn();
  store.signOut();
  expect(store.getExpiredEmail()).toBeNull();
  expect(JSON.stringify(localStorage)).not.toContain(ADA);
});

const removeToken = () => {
  localStorage.removeItem('token');
  announceToken();
};

test.each([
  [
    'an expiry',
    (store) => {
      store.expire('abc');
    },
  ],
  ['an expiry in another tab', removeToken],
] satisfies [string, (store: ReturnType<typeof signedIn>) => void][])(
  'after %s, the e-mail is only that of the expired session, also after a reload',
  (_name, expire) => {
    const store = signedIn();
    expect(store.getExpiredEmail()).toBeNull();
    expire(store);
    for (const there of [store, createSessionStore()]) {
      expect(there.get().email).toBeUndefined();
      expect(there.getExpiredEmail()).toBe(ADA);
    }
    store.signIn('def', 'Manager', 'eve@example.com');
    expect(JSON.stringify(localStorage)).not.toContain(ADA);
  },
);

test('the e-mail is unknown if something else stores another token', () => {
  const store = signedIn();
  localStorage.setItem('token', 'def');
  announceToken();
  expect(store.get()).toMatchObject({ token: 'def', email: undefined });
  expect(createSessionStore().get()).toMatchObject({ token: 'def', email: undefined });
  expect(JSON.stringify(localStorage)).not.toContain(ADA);
});

test('a session without an e-mail is stored without one', () => {
  const store = signedIn();
  store.signIn('def', 'Admin');
  expect(createSessionStore().get()).toMatchObject({ token: 'def', email: undefined });
});
