/** A folder that nginx serves to the tests, each on a port of its own. */
interface Site {
  port: number;
  /** From the project's folder. */
  root: string;
  /** The sub-path that the build in it is for. */
  base: string;
  /** What `/api` is passed to. */
  apiPort: number;
  /** What else is changed in the configuration: texts that stand in it once, and what takes their place. */
  changes?: Record<string, string>;
}

/** Tests at a time, each with an API, and so a world, of its own behind a site of its own. */
export const WORKERS = 2;

/** `npm run api`, for tests that only read. */
export const API_PORT = 4200;
const NO_API_PORT = 9;

const worlds = Array.from({ length: WORKERS }, (_, worker) => ({
  port: 4180 + worker,
  root: 'dist',
  base: '/',
  apiPort: API_PORT + 1 + worker,
}));

const BUILDS = 'test-results/sites';

export const SITES = {
  subPath: { port: 4184, root: BUILDS, base: '/hr/', apiPort: API_PORT },
  demo: {
    port: 4185,
    root: BUILDS,
    base: '/demo/',
    apiPort: NO_API_PORT,
    // It starts a service worker by its address, as README.md says.
    changes: { "; require-trusted-types-for 'script'; trusted-types 'none'": '' },
  },
  elsewhere: {
    port: 4186,
    root: `${BUILDS}/elsewhere`,
    base: '/',
    apiPort: NO_API_PORT,
    changes: { "connect-src 'self';": `connect-src 'self' http://localhost:${API_PORT};` },
  },
  broken: { port: 4187, root: `${BUILDS}/broken`, base: '/', apiPort: NO_API_PORT },
  // Shows that the tests would notice a policy that something in the app breaks.
  tooStrict: {
    port: 4188,
    root: 'dist',
    base: '/',
    apiPort: API_PORT,
    changes: { "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' ": '' },
  },
} satisfies Record<string, Site>;

/** For the tests in other engines: `dist/` with a script in front that records the errors of the page. */
export const RECORDED = `${BUILDS}/recorded`;

export const ENGINE_SITES = {
  firefox: { port: 4192, root: RECORDED, base: '/', apiPort: 4210 },
  webkit: { port: 4193, root: RECORDED, base: '/', apiPort: 4211 },
} satisfies Record<string, Site>;

export const ALL_SITES: Site[] = [
  ...worlds,
  ...Object.values(SITES),
  ...Object.values(ENGINE_SITES),
];

/** Copies of `dist/` whose `index.html` names another API, edited as README.md shows. */
export const REPOINTED = [
  { root: SITES.elsewhere.root, address: `http://localhost:${API_PORT}` },
  { root: SITES.broken.root, address: 'http://api.example.com' },
];

/** The site of the worker with this index, and the port on which its API has to listen. */
export function worldOf(worker: number) {
  const world = worlds[worker];
  if (!world) throw new Error(`There are sites for ${WORKERS} workers: see WORKERS`);
  return { url: addressOf(world), apiPort: world.apiPort };
}

/** Ends in a slash. */
export const addressOf = ({ port, base }: Site) => `http://localhost:${port}${base}`;
