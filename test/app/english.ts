import { createI18n } from '../../src/i18n/createI18n';
import { localeFor } from '../../src/i18n/languages';
import messages from '../../src/i18n/messages/en.json';

/** The texts and formats of the screens in tests. */
export const english = createI18n(localeFor('en', navigator.languages), messages);
