import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { compression } from 'vite-plugin-compression2';

const root = fileURLToPath(new URL('..', import.meta.url));
const sites = join(root, 'bench/results/sites');

export const FOLDERS = {
  app: join(sites, 'app'),
  home: join(sites, 'home'),
  signIn: join(sites, 'signIn'),
  trip: join(sites, 'trip'),
  plain: join(sites, 'plain'),
};

/** Builds the app as it is deployed, and the floors with the same tools. */
export async function buildSites() {
  env['VITE_API_BASE_URL'] = '/';
  await build({ root, logLevel: 'error', build: { outDir: FOLDERS.app, emptyOutDir: true } });
  await buildFloor('home.html', FOLDERS.home);
  await buildFloor('signIn.html', FOLDERS.signIn);
  await buildFloor('trip.html', FOLDERS.trip);
  await buildFloor('plain.html', FOLDERS.plain);
}

function buildFloor(input: string, outDir: string) {
  const folder = join(root, 'bench/floor');
  return build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), compression({ include: /\.js$/, algorithms: ['brotliCompress'] })],
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(folder, input) },
    },
  });
}

/** Kilobytes of brotli JavaScript in a folder. */
export function scriptSize(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((name) => name.endsWith('.js.br'))
    .reduce((total, name) => total + statSync(join(folder, name)).size / 1_000, 0);
}
