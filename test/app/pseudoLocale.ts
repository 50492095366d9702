import { server } from '../../mocks/runtimes/node';
import { createI18n } from '../../src/i18n/createI18n';
import { createPseudo } from '../../src/i18n/pseudo';
import { addAnswer, watchTyping } from './untranslated';

const { locale, messages } = createPseudo();

export const pseudo = createI18n(locale, messages);

/** Collects the texts of answers and typed texts, which are not translated. Call it once per test file. */
export function collectWritten() {
  watchTyping();
  server.events.on('response:mocked', ({ response }) => {
    void response.clone().text().then(addAnswer);
  });
}
