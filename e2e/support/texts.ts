import { createI18n } from '../../src/i18n/createI18n';
import de from '../../src/i18n/messages/de.json' with { type: 'json' };
import en from '../../src/i18n/messages/en.json' with { type: 'json' };

/** The texts and formats that the screens have. */
export const english = createI18n('en-US', en);
export const german = createI18n('de-DE', de);
