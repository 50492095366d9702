/** Replaces Vite's `import.meta.env`. jest.config.ts rewrites it to this global. */
const env: ImportMetaEnv = {
  BASE_URL: '/',
  MODE: 'test',
  DEV: false,
  PROD: false,
  SSR: false,
};

Object.assign(globalThis, { __ENV__: env });
