import { server } from '../../mocks/runtimes/node';
import { createI18n } from '../../src/i18n/createI18n';
import { createPseudo } from '../../src/i18n/pseudo';
import { addAnswer, watchTyping } from './untranslated';

const { locale, messages } = createPseudo();

export const pseudo = createI18n(locale, messages);

/** Collects what the API sends and what is typed: it is shown as it is. Call it once in a test file. */
export function collectWritten() {
  watchTyping();
  server.events.on('response:mocked', ({ response }) => {
    void response.clone().text().then(addAnswer);
  });
}
