import type { EmotionCache } from '@emotion/cache';
import {
  LANGUAGES,
  languageFor,
  loadMessages,
  localeFor,
  type Language,
  type Messages,
} from '../../i18n/languages';
import { chosenLanguage } from './chosenLanguage';

/** What the page needs to be in a language. */
export interface LoadedLanguage {
  /** For dates and numbers, as in 'en-GB'. */
  locale: string;
  messages: Messages;
  /** The style sheets of a page from right to left, which mirror the styles of the libraries. */
  styles?: EmotionCache | undefined;
  /** A language that could not be loaded. */
  failed?: Language | undefined;
}

export async function loadLanguage(language: Language): Promise<LoadedLanguage> {
  const [messages, styles] = await Promise.all([
    loadMessages(language),
    LANGUAGES[language].direction === 'rtl' ? import('./rightToLeftStyles') : undefined,
  ]);
  return {
    locale: localeFor(language, navigator.languages),
    messages,
    styles: styles?.rightToLeftStyles,
  };
}

/** Loads the language that the user chose, or the first of the browser's that there is. English where that fails. */
export async function loadFirstLanguage(): Promise<LoadedLanguage> {
  const language = languageFor([chosenLanguage.get() ?? '', ...navigator.languages]);
  try {
    return await loadLanguage(language);
  } catch (error) {
    if (language === 'en') throw error;
    console.error(error);
    return { ...(await loadLanguage('en')), failed: language };
  }
}
