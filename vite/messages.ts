import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { compileMessages } from './compileMessages.js';
import { messageFaults } from './messageFaults.js';
import { withSlashes } from './withSlashes.ts';

const MESSAGES = /\/src\/i18n\/messages\/[\w-]+\.json$/;
const ENGLISH = withSlashes(
  fileURLToPath(new URL('../src/i18n/messages/en.json', import.meta.url)),
);

const isMessages = (path: string) => MESSAGES.test(withSlashes(path));

/**
 * Compiles the messages of the languages. Fails on a fault, such as a missing translation. The development server sends
 * changed messages to the page, which shows them as after a change of language (`src/app/language/changedMessages.ts`).
 */
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
      if (!isMessages(id)) return undefined;
      this.addWatchFile(ENGLISH);
      const faults = faultsIn(id, code);
      if (faults !== '') this.error(faults);
      return { code: compileMessages(code), map: null };
    },
    async hotUpdate({ file, modules, read }) {
      if (!isMessages(file)) return undefined;
      const { hot, moduleGraph } = this.environment;
      for (const module of modules) moduleGraph.invalidateModule(module);
      try {
        const code = await read();
        const faults = faultsIn(file, code);
        if (faults !== '') throw new Error(faults);
        const changed = { language: languageOf(file), messages: {} };
        Object.assign(changed.messages, JSON.parse(compileMessages(code)));
        hot.send('messages-changed', changed);
      } catch (error) {
        const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
        hot.send({ type: 'error', err: { message, stack, id: file, plugin: 'messages' } });
      }
      // Nothing is reloaded, so nothing that was typed is lost.
      return [];
    },
  };
}

const languageOf = (path: string) => basename(withSlashes(path), '.json');

/** Returns the faults in the messages of a file as lines. */
function faultsIn(file: string, code: string): string {
  const english = readFileSync(ENGLISH, 'utf8');
  const faults = messageFaults(JSON.parse(english), JSON.parse(code), languageOf(file));
  return faults.map(({ key, fault }) => `${key}: ${fault}`).join('\n');
}
