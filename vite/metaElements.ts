import type { Plugin } from 'vite';
import { API_META, readBaseUrl } from '../src/api/http/baseUrl.ts';

const VARIABLE = 'VITE_API_BASE_URL';

/**
 * Writes meta elements with the addresses of the API and of reports into `index.html`. Their values come from the
 * environment or a `.env` file. A build fails with a message if the address of the API is invalid, or if `--base` is not
 * a path from the root of the site. The demo and, by default, the development server use the mock and have no address.
 */
export function metaElements(): Plugin {
  const contents = new Map<string, string>();
  return {
    name: 'meta-elements',
    apply: (_config, { isPreview }) => !isPreview,
    configResolved({ base, command, env, mode }) {
      if (command === 'build') refuseRelative(base);
      if (mode === 'demo') return;
      const text = String(env[VARIABLE] ?? '');
      if (command === 'build' || text !== '') contents.set(API_META, checked(text));
      const report = String(env['VITE_REPORT_ADDRESS'] ?? '').trim();
      if (report !== '') contents.set('report-address', report);
    },
    transformIndexHtml: () =>
      Array.from(contents, ([name, content]) => ({
        tag: 'meta',
        attrs: { name, content },
        injectTo: 'head',
      })),
  };
}

/** Refuses a relative base. With it, /employee-profile/7 would load its scripts from /employee-profile/. */
function refuseRelative(base: string) {
  if (/^\/(?!\/)/.test(base)) return;
  throw errorWithoutStack(
    `--base ${base} is not a path from the root of the site. Set it to the folder that the app is served from, ` +
      'such as /hr/, or leave it out where that is /.',
  );
}

function checked(text: string): string {
  try {
    return readBaseUrl(text, VARIABLE) || '/';
  } catch (error) {
    throw error instanceof Error ? errorWithoutStack(error.message) : error;
  }
}

/** Creates an error without a stack. Vite would print the stack, which would hide the message. */
function errorWithoutStack(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  return error;
}
