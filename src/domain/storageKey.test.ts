import type * as module from './storageKey';

test.each([
  ['production', 'token'],
  ['demo', 'demo-token'],
])('in the mode %s the key of the token is %s', (mode, key) => {
  const { __ENV__: env } = globalThis as unknown as { __ENV__: { MODE: string } };
  const previous = env.MODE;
  env.MODE = mode;
  jest.isolateModules(() => {
    const { storageKey } = jest.requireActual<typeof module>('./storageKey');
    expect(storageKey('token')).toBe(key);
  });
  env.MODE = previous;
});
