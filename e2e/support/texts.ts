import { createI18n } from '../../src/i18n/createI18n';
import ar from '../../src/i18n/messages/ar.json' with { type: 'json' };
import de from '../../src/i18n/messages/de.json' with { type: 'json' };
import en from '../../src/i18n/messages/en.json' with { type: 'json' };
import ja from '../../src/i18n/messages/ja.json' with { type: 'json' };

/** The texts and formats of the screens. */
export const english = createI18n('en-US', en);
export const german = createI18n('de-DE', de);

export const LANGUAGES = [english, german, createI18n('ar-EG', ar), createI18n('ja-JP', ja)];
