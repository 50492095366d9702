import manifest from '../package.json' with { type: 'json' };

/** The oldest browsers that the product supports, from `browserslist` of package.json, as in ['firefox', '124']. */
export const OLDEST_BROWSERS = manifest.browserslist.map((entry) => {
  const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(entry) ?? [];
  if (name === undefined || version === undefined) {
    throw new Error(`package.json: browserslist has "${entry}". Write it as "firefox >= 124".`);
  }
  return [name, version] as const;
});

/** The same browsers for Vite, which calls Safari on iOS by another name. */
export const BUILD_TARGET = OLDEST_BROWSERS.map(
  ([name, version]) => `${name === 'ios_saf' ? 'ios' : name}${version}`,
);
