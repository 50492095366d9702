import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { exit } from 'node:process';
import { buildSync } from 'esbuild';
import { findNginx } from './nginx';
import { ALL_SITES, RECORDED, REPOINTED, SITES } from './sites';

/** Runs nginx as the current user, with one server for each site, configured by `deploy/nginx.conf`. */

const PREFIX = resolve('test-results/nginx');
const CONFIGURATION = readFileSync('deploy/nginx.conf', 'utf8');

for (const folder of [
  'dist',
  ...[SITES.subPath, SITES.demo].map(({ root, base }) => root + base),
]) {
  if (!existsSync(`${folder}/index.html`)) throw new Error(`No ${folder}: run npm run build:e2e`);
}

for (const { root, address } of REPOINTED) {
  copyOfDist(root);
  const edit = String.raw`s#\(name="api-base-url" content="\)[^"]*#\1${address}#`;
  execFileSync('sed', ['-i', edit, `${root}/index.html`]);
}

copyOfDist(RECORDED);
buildSync({
  entryPoints: ['e2e/engines/recorder.ts'],
  outfile: `${RECORDED}/recorder.js`,
  format: 'iife',
  bundle: true,
});
const page = `${RECORDED}/index.html`;
const html = readFileSync(page, 'utf8');
writeFileSync(page, html.replace('<head>', '<head><script src="/recorder.js"></script>'));

const nginx = findNginx();
if (!nginx) exit(1);
rmSync(PREFIX, { recursive: true, force: true });
mkdirSync(PREFIX, { recursive: true });
writeFileSync(`${PREFIX}/nginx.conf`, mainConfiguration(nginx.brotli));
ALL_SITES.forEach((site, number) => {
  writeFileSync(`${PREFIX}/${number}.site`, render(site, number));
});
spawn(nginx.program, ['-p', PREFIX, '-c', `${PREFIX}/nginx.conf`], { stdio: 'inherit' }).on(
  'exit',
  (code) => exit(code ?? 1),
);

function copyOfDist(folder: string) {
  rmSync(folder, { recursive: true, force: true });
  cpSync('dist', folder, { recursive: true });
}

/** Replaces the lines marked CHANGE, and names that must be different for each server of one nginx. */
function render(
  { port, root, base, apiPort, changes: siteChanges = {} }: (typeof ALL_SITES)[number],
  number: number,
) {
  const changes: [string, string][] = [
    ['listen 80;', `listen ${port};`],
    ['root /var/www/employee-dashboard;', `root ${resolve(root)};`],
    ['server 127.0.0.1:4000;', `server 127.0.0.1:${apiPort};`],
    ['upstream dashboard_api {', `upstream dashboard_api_${number} {`],
    ['http://dashboard_api;', `http://dashboard_api_${number};`],
    ['$uri" $dashboard_cache_control {', `$uri" $dashboard_cache_control_${number} {`],
    [
      'Cache-Control $dashboard_cache_control always;',
      `Cache-Control $dashboard_cache_control_${number} always;`,
    ],
    // The site is under a sub-path, as in docs/deployment.md.
    ['location / {', `location ${base} {`],
    ['$uri /index.html;', `$uri ${base}index.html;`],
    ['location /assets/ {', `location ${base}assets/ {`],
    ['location ~ ^/[', `location ~ ^${base}[`],
    ...Object.entries(siteChanges),
  ];
  return changes.reduce((text, [from, to]) => {
    if (text.split(from).length !== 2)
      throw new Error(`deploy/nginx.conf must contain exactly one "${from}"`);
    return text.replace(from, () => to);
  }, CONFIGURATION);
}

/** Returns a replacement for /etc/nginx/nginx.conf. */
function mainConfiguration(brotli: string): string {
  const { uid, username } = userInfo();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${PREFIX}/${name};`,
  );
  return `
load_module ${brotli};
${uid === 0 ? `user ${username};` : ''}
daemon off;
worker_processes 1;
pid ${PREFIX}/nginx.pid;
error_log stderr warn;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
${temporary.join('\n')}
  include ${PREFIX}/*.site;
}
`;
}
