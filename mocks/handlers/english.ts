import { createI18n } from '../../src/i18n/createI18n';
import messages from '../../src/i18n/messages/en.json' with { type: 'json' };

/** The mock is a server: it speaks English in every language of the page. */
export const english = createI18n('en', messages);
