import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/**
 * Builds what the browser tests serve: `dist/` for the origin of its API, the same for a sub-path, and
 * the demo. The demo has source maps, so that the search of `dist/` for them can be tried on it.
 */
const BUILDS = [
  ['--outDir', 'dist'],
  ['--outDir', 'test-results/sites/hr', '--base', '/hr/', '--manifest'],
  ['--outDir', 'test-results/sites/demo', '--base', '/demo/', '--mode', 'demo', '--sourcemap'],
];

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const env = { ...process.env, VITE_API_BASE_URL: '/' };

// At the same time: most of a build is compression, which keeps one processor busy.
const statuses = BUILDS.map(async (options) => {
  const args = ['build', '--logLevel', 'error', '--emptyOutDir', ...options];
  const [status] = await once(spawn('vite', args, { stdio: 'inherit', env }), 'exit');
  return status;
});
if ((await Promise.all(statuses)).some((status) => status !== 0)) process.exit(1);
