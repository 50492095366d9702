import type { EmotionCache } from '@emotion/cache';
import {
  LANGUAGES,
  languageFor,
  loadMessages,
  localeFor,
  type Language,
  type Messages,
} from '../../i18n/languages';
import { selectedLanguage } from './selectedLanguage';

export interface LoadedLanguage {
  /** The locale for dates and numbers, as in 'en-GB'. */
  locale: string;
  messages: Messages;
  /** The Emotion cache that mirrors the styles of the libraries, for right-to-left languages. */
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

/** Loads the selected language, or else the first supported one of the browser. If that fails, loads English. */
export async function loadFirstLanguage(): Promise<LoadedLanguage> {
  const language = languageFor([selectedLanguage.get() ?? '', ...navigator.languages]);
  try {
    return await loadLanguage(language);
  } catch (error) {
    if (language === 'en') throw error;
    console.error(error);
    return { ...(await loadLanguage('en')), failed: language };
  }
}
