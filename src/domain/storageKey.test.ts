import { storageKey } from './storageKey';

test.each([
  ['production', 'token'],
  ['demo', 'demo-token'],
])('in %s mode, the key of the token is %s', (mode, key) => {
  jest.replaceProperty(import.meta.env, 'MODE', mode);
  expect(storageKey('token')).toBe(key);
});
