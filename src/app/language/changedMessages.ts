import { isLanguage, loadMessages } from '../../i18n/languages';

/** Calls the function after messages were changed in development (`vite/messages.ts`). */
export function onChangedMessages(show: () => void) {
  import.meta.hot?.on('messages-changed', ({ language, messages }) => {
    void (async () => {
      if (!isLanguage(language)) return;
      // The object stays the same, so modules that have imported it have the new texts, too.
      Object.assign(await loadMessages(language), messages);
      show();
    })();
  });
}

declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap {
    'messages-changed': { language: string; messages: object };
  }
}
