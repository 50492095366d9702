import type { Plugin } from 'vite';
import { API_META, readBaseUrl } from '../src/api/http/baseUrl.ts';

const VARIABLE = 'VITE_API_BASE_URL';

/**
 * Writes the elements into `index.html` that say which API the page calls and where its report goes. Their values come
 * from the environment or a `.env` file. A build stops with a message if the address of the API is not usable, or if
 * `--base` is not a folder. The development server needs no API, and the demo has none: they are mocked.
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

/** At /employee-profile/7, a relative address of a script would be looked for in /employee-profile/. */
function refuseRelative(base: string) {
  if (/^\/(?!\/)/.test(base)) return;
  throw inWords(
    `--base ${base} is not a path from the root of the site. Set it to the folder that the app is served from, ` +
      'such as /hr/, or leave it out where that is /.',
  );
}

function checked(text: string): string {
  try {
    return readBaseUrl(text, VARIABLE) || '/';
  } catch (error) {
    throw error instanceof Error ? inWords(error.message) : error;
  }
}

/** Vite prints the stack, which would hide the message. */
function inWords(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  return error;
}
