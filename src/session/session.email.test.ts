import { createSessionStore } from './session';

const ADA = 'ada@example.com';

function signedIn() {
  const store = createSessionStore();
  store.signIn('abc', 'Admin', ` ${ADA.toUpperCase()} `);
  return store;
}

/** Another tab stored this token, or none. */
function announce(token: string | null) {
  if (token === null) localStorage.removeItem('token');
  else localStorage.setItem('token', token);
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: token }));
}

test('it is trimmed, in lower case, and known after a reload', () => {
  const store = signedIn();
  expect(store.get().email).toBe(ADA);
  expect(createSessionStore().get()).toEqual({ token: 'abc', role: 'Admin', email: ADA });
});

test('it can hold blanks', () => {
  const store = createSessionStore();
  store.signIn('abc', 'Admin', '"ada the first"@example.com');
  expect(createSessionStore().get().email).toBe('"ada the first"@example.com');
});

test('it stays when only the role changes', () => {
  const store = signedIn();
  localStorage.setItem('role', 'Employee');
  window.dispatchEvent(new StorageEvent('storage', { key: 'role', newValue: 'Employee' }));
  expect(store.get()).toEqual({ token: 'abc', role: 'Employee', email: ADA });
});

test.each(['signOut', 'expire'] as const)('%s forgets it', (end) => {
  const store = signedIn();
  store[end]('abc');
  expect(store.get().email).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ['signs in', 'def'],
  ['signs out', null],
])('another tab that %s makes it unknown', (_name, token) => {
  const store = signedIn();
  announce(token);
  expect(store.get()).toMatchObject({ token, email: undefined });
  expect(sessionStorage).toHaveLength(0);
});

test.each(['def', null])(
  'so it is where another tab stored the token %p while this tab was at another site',
  (token) => {
    signedIn();
    const own = sessionStorage.getItem('signed-in') ?? '';
    const there = createSessionStore();
    there.signOut();
    if (token !== null) there.signIn(token, 'Admin');
    // The other tab has a session storage of its own.
    sessionStorage.setItem('signed-in', own);
    expect(createSessionStore().get()).toMatchObject({ token, email: undefined });
    expect(sessionStorage).toHaveLength(0);
  },
);

test('a session without an e-mail is stored without one', () => {
  const store = signedIn();
  store.signIn('def', 'Admin');
  expect(createSessionStore().get()).toMatchObject({ token: 'def', email: undefined });
});
