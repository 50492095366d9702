import { basename, dirname, join } from 'node:path';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { compression } from 'vite-plugin-compression2';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sites = join(root, 'bench/results/sites');
const baselines = join(root, 'bench/baselines');

const BASELINES = [
  { name: 'plain', page: 'plain/index.html' },
  { name: 'naive', page: 'naive/index.html' },
  { name: 'homeLibraries', page: 'libraries/home.html' },
  { name: 'signInLibraries', page: 'libraries/signIn.html' },
  { name: 'tripLibraries', page: 'libraries/trip.html' },
] as const;

export type Baseline = (typeof BASELINES)[number]['name'];
export type Site = 'app' | Baseline;

export const siteFolder = (site: Site) => join(sites, site);

/** The page that is served for paths without a file. */
export function sitePage(site: Site): string {
  const baseline = BASELINES.find(({ name }) => name === site);
  return baseline ? basename(baseline.page) : 'index.html';
}

/** Builds the app as for a deployment, and the baselines with Vite's defaults. */
export async function buildSites() {
  env['VITE_API_BASE_URL'] = '/';
  await build({
    root,
    logLevel: 'error',
    build: { outDir: siteFolder('app'), emptyOutDir: true },
  });
  for (const { name, page } of BASELINES) await buildBaseline(name, join(baselines, page));
}

function buildBaseline(name: Baseline, page: string) {
  return build({
    root: dirname(page),
    configFile: false,
    logLevel: 'error',
    plugins: [react(), compression({ include: /\.(?:js|css)$/, algorithms: ['brotliCompress'] })],
    build: { outDir: siteFolder(name), emptyOutDir: true, rolldownOptions: { input: page } },
  });
}
