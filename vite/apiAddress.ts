import type { Plugin } from 'vite';
import { API_META, readBaseUrl } from '../src/api/http/baseUrl.ts';

const VARIABLE = 'VITE_API_BASE_URL';

/**
 * Writes the address of the API into `index.html`, from the environment or a `.env` file. A build without
 * a usable one stops and says so. The development server does without, and the demo always: they are mocked.
 */
export function apiAddress(): Plugin {
  let content: string | undefined;
  return {
    name: 'api-address',
    apply: (_config, { isPreview, mode }) => !isPreview && mode !== 'demo',
    configResolved({ command, env }) {
      const text = String(env[VARIABLE] ?? '');
      if (command === 'build' || text !== '') content = checked(text);
    },
    transformIndexHtml: () =>
      content === undefined
        ? []
        : [{ tag: 'meta', attrs: { name: API_META, content }, injectTo: 'head' }],
  };
}

function checked(text: string): string {
  try {
    return readBaseUrl(text, VARIABLE) || '/';
  } catch (error) {
    // Vite prints the stack, which would hide what to do.
    if (error instanceof Error) error.stack = error.message;
    throw error;
  }
}
