import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { compileMessages } from './compileMessages.js';
import { messageFaults } from './messageFaults.js';

const MESSAGES = /\/src\/i18n\/messages\/[\w-]+\.json$/;

/** Compiles the messages of the languages. Fails on a fault, such as a missing translation. */
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
    transform(code, id) {
      if (!MESSAGES.test(id)) return undefined;
      const english = join(dirname(id), 'en.json');
      this.addWatchFile(english);
      const faults = messageFaults(
        JSON.parse(readFileSync(english, 'utf8')),
        JSON.parse(code),
        basename(id, '.json'),
      );
      if (faults.length > 0) {
        this.error(faults.map(({ key, fault }) => `${key}: ${fault}`).join('\n'));
      }
      return { code: compileMessages(code), map: null };
    },
  };
}
