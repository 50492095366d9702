import { onChangedMessages } from '../src/app/language/changedMessages';
import { loadLanguage } from '../src/app/language/loadLanguage';
import { createPageLanguage, type PageLanguage } from '../src/app/language/pageLanguage';
import { createI18n } from '../src/i18n/createI18n';
import { createPseudo } from '../src/i18n/pseudo';
import type { Choices } from './toolbars';

type Choice = Choices['language'];

let choice: Choice | undefined;
let page: PageLanguage | undefined;
const listeners = new Set<() => void>();

onChangedMessages(() => {
  page?.reload();
});

export const storyLanguage = {
  get: (): PageLanguage => {
    if (!page)
      throw new Error('The language of the story must be set before the story is rendered');
    return page;
  },

  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },

  /** Sets the language of a new story. The story can change it later. */
  async start(language: Choice) {
    choice = language;
    page = await load(language);
  },

  /** Switches the current story to the language of the toolbar. */
  async change(language: Choice) {
    if (language === choice) return;
    await storyLanguage.start(language);
    for (const listener of listeners) listener();
  },
};

async function load(language: Choice): Promise<PageLanguage> {
  const { locale, messages, styles } =
    language === 'en-XA' ? { ...createPseudo(), styles: undefined } : await loadLanguage(language);
  return createPageLanguage({ i18n: createI18n(locale, messages), styles });
}
