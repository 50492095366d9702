import type { Plugin } from 'vite';
import { compileMessages } from './compileMessages.js';

const MESSAGES = /\/src\/i18n\/messages\/[\w-]+\.json$/;

/** Compiles the messages of the languages. */
export function messages(): Plugin {
  return {
    name: 'messages',
    enforce: 'pre',
    config: () => ({
      resolve: {
        // Compiled messages are formatted without the parser.
        alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' },
      },
    }),
    transform: (code, id) =>
      MESSAGES.test(id) ? { code: compileMessages(code), map: null } : undefined,
  };
}
