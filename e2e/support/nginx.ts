import { existsSync } from 'node:fs';
import { env } from 'node:process';

const PATHS = ['/usr/sbin/nginx', '/usr/bin/nginx'];
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Returns Debian's nginx with its brotli module. Undefined if they are not installed; in CI that is an error. */
export function findNginx(): { program: string; brotli: string } | undefined {
  const program = PATHS.find((path) => existsSync(path));
  if (program !== undefined && existsSync(BROTLI)) return { program, brotli: BROTLI };
  const missing =
    'The tests of the deployment need nginx: apt-get install nginx libnginx-mod-http-brotli-static';
  if (env['CI']) throw new Error(missing);
  console.warn(`${missing}. They are skipped.`);
  return undefined;
}
