/** A folder that nginx serves to the tests on its own port. */
interface Site {
  port: number;
  /** The folder, relative to the root of the repository. */
  root: string;
  /** The base path of the build. */
  base: string;
  /** The port to which nginx forwards `/api`. */
  apiPort: number;
  /** Further replacements in `deploy/nginx.conf`. Each key must occur in it exactly once. */
  changes?: Record<string, string>;
}

/**
 * The number of Playwright workers. Each has its own site and its own API, so that tests do not share data. They are
 * more than the processors of a small machine, because tests also wait.
 */
export const WORKERS = 4;

/** The port of `npm run api`, for tests that only read. */
export const API_PORT = 4200;
const NO_API_PORT = 9;

const workerSites = Array.from({ length: WORKERS }, (_, worker) => ({
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
    changes: {
      // Trusted Types would refuse the URL of the service worker (docs/deployment.md).
      "; require-trusted-types-for 'script'; trusted-types 'none'": '',
      // These are the real hosts of the mock workbench.
      "connect-src 'self';": "connect-src 'self' http://127.0.0.1:*;",
    },
  },
  elsewhere: {
    port: 4186,
    root: `${BUILDS}/elsewhere`,
    base: '/',
    apiPort: NO_API_PORT,
    changes: { "connect-src 'self';": `connect-src 'self' http://localhost:${API_PORT};` },
  },
  broken: { port: 4187, root: `${BUILDS}/broken`, base: '/', apiPort: NO_API_PORT },
  // This site is for the test that the suite detects violations of the policy.
  tooStrict: {
    port: 4188,
    root: 'dist',
    base: '/',
    apiPort: API_PORT,
    changes: { "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' ": '' },
  },
} satisfies Record<string, Site>;

/** A copy of `dist/` for the tests in other engines. Its first script records the errors of the page. */
export const RECORDED = `${BUILDS}/recorded`;

export const ENGINE_SITES = {
  firefox: { port: 4192, root: RECORDED, base: '/', apiPort: 4210 },
  webkit: { port: 4193, root: RECORDED, base: '/', apiPort: 4211 },
} satisfies Record<string, Site>;

export const ALL_SITES: Site[] = [
  ...workerSites,
  ...Object.values(SITES),
  ...Object.values(ENGINE_SITES),
];

/** Copies of `dist/` with another API in `index.html`, edited as in docs/deployment.md. */
export const REPOINTED = [
  { root: SITES.elsewhere.root, address: `http://localhost:${API_PORT}` },
  { root: SITES.broken.root, address: 'http://api.example.com' },
];

/** Returns the address of a worker's site, and the port on which its API must listen. */
export function siteOfWorker(index: number) {
  const site = workerSites[index];
  if (!site) throw new Error(`There are sites for only ${WORKERS} workers: see WORKERS`);
  return { url: addressOf(site), apiPort: site.apiPort };
}

/** Returns the address of a site, with a slash at the end. */
export const addressOf = ({ port, base }: Site) => `http://localhost:${port}${base}`;
