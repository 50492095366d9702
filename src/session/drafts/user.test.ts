import { isSameUser, rememberAddress, userOf } from './user';

/** Base64url, as a JWT's parts and the mock's tokens are written. */
const part = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64url');
const jwt = (claims: object) => [part({ alg: 'HS256', kid: '7' }), part(claims), 'c2ln'].join('.');
const plain = (claims: object) => `${part(claims)}.0badc0de`;

const ada = { _id: 'a1', email: 'ada@example.com' };

test.each([
  ['the same token', jwt({ sub: '1' }), jwt({ sub: '1' }), true],
  ['a later token', jwt({ sub: '1', iat: 1 }), jwt({ sub: '1', iat: 2 }), true],
  ['a number and its text', jwt({ sub: 1 }), jwt({ sub: '1' }), true],
  ['a token in one part', plain(ada), plain({ ...ada, role: 'Admin' }), true],
  ['a name in another script', plain({ ...ada, name: '王小明' }), plain(ada), true],
  ['what both say alike, one more', plain(ada), plain({ _id: 'a1' }), true],
  ['another subject', jwt({ sub: '1' }), jwt({ sub: '2' }), false],
  ['another id', plain(ada), plain({ ...ada, _id: 'b2' }), false],
  ['one subject for everybody', jwt({ sub: 'api', id: '1' }), jwt({ sub: 'api', id: '2' }), false],
  ['another address', jwt({ email: 'ada@example.com' }), jwt({ email: 'bob@example.com' }), false],
  ['claims of other names', jwt({ sub: '1' }), jwt({ userId: '1' }), false],
  ['nothing but a key id', jwt({}), jwt({}), false],
  ['an object for an id', jwt({ sub: { n: 1 } }), jwt({ sub: { n: 1 } }), false],
  ['opaque tokens', 'abc', 'abc', false],
  ['an opaque token', plain(ada), 'abc', false],
  ['JSON that is no object', `${part('a1')}.x`, `${part('a1')}.x`, false],
])('%s', (_name, one, other, expected) => {
  expect(isSameUser(userOf(one), userOf(other))).toBe(expected);
});

test.each([
  ['the same', 'ada@example.com', 'ada@example.com', true],
  ['the same in other letters', 'Ada@Example.com', ' ada@example.com', true],
  ['another', 'ada@example.com', 'bob@example.com', false],
])('where tokens are opaque, the address decides: %s', (_name, one, other, expected) => {
  rememberAddress('first', one);
  const former = userOf('first');
  rememberAddress('second', other);
  expect(isSameUser(former, userOf('second'))).toBe(expected);
});

test('what tokens say counts more than the address', () => {
  rememberAddress(jwt({ sub: '1' }), 'ada@example.com');
  const former = userOf(jwt({ sub: '1' }));
  rememberAddress(jwt({ sub: '2' }), 'ada@example.com');
  expect(isSameUser(former, userOf(jwt({ sub: '2' })))).toBe(false);
});

test('an address says nothing of a token that came from another tab', () => {
  rememberAddress('first', 'ada@example.com');
  const former = userOf('first');
  expect(isSameUser(former, userOf('from another tab'))).toBe(false);
  expect(isSameUser(former, former)).toBe(true);
});

test('nobody is like nobody', () => {
  expect(isSameUser({}, {})).toBe(false);
});
