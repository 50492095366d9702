import type { Plugin } from 'vite';
import { API_META, readBaseUrl } from '../src/api/http/baseUrl.ts';

const VARIABLE = 'VITE_API_BASE_URL';

/**
 * Checks the two addresses that a build is made for, its folder (`--base`) and its API, and writes the second into
 * `index.html`. It comes from the environment or a `.env` file. A build without usable ones stops with a message. The
 * development server needs no API, and the demo has none: they are mocked.
 */
export function apiAddress(): Plugin {
  let content: string | undefined;
  return {
    name: 'api-address',
    apply: (_config, { isPreview }) => !isPreview,
    configResolved({ base, command, env, mode }) {
      if (command === 'build') refuseRelative(base);
      if (mode === 'demo') return;
      const text = String(env[VARIABLE] ?? '');
      if (command === 'build' || text !== '') content = checked(text);
    },
    transformIndexHtml: () =>
      content === undefined
        ? []
        : [{ tag: 'meta', attrs: { name: API_META, content }, injectTo: 'head' }],
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
