import type * as module from './storageKey';

test.each([
  ['production', 'token'],
  ['demo', 'demo-token'],
])('in the mode %s the key of the token is %s', (mode, key) => {
  jest.replaceProperty(import.meta.env, 'MODE', mode);
  jest.isolateModules(() => {
    const { storageKey } = jest.requireActual<typeof module>('./storageKey');
    expect(storageKey('token')).toBe(key);
  });
});
