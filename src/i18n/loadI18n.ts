import { createI18n, type I18n, type Messages } from './createI18n';
import { localeFor, type Language } from './languages';

/** Each is a file of its own: the page loads the one of its language. */
const FILES: Record<Language, () => Promise<{ default: Messages }>> = {
  en: () => import('./messages/en.json'),
};

/** Loads the messages of a language. */
export async function loadI18n(language: Language): Promise<I18n> {
  const { default: messages } = await FILES[language]();
  return createI18n(language, localeFor(language, navigator.languages), messages);
}
