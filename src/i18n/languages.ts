import type { Messages } from './createI18n';

interface LanguageEntry {
  /** Its name in itself. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** Each language is a file of its own: the page loads the one that it shows. */
  load: () => Promise<{ default: Messages }>;
}

const table = <Tag extends string>(entries: Record<Tag, LanguageEntry>) => entries;

/** The languages of the product. */
export const LANGUAGES = table({
  en: { name: 'English', direction: 'ltr', load: () => import('./messages/en.json') },
  de: { name: 'Deutsch', direction: 'ltr', load: () => import('./messages/de.json') },
  ja: { name: '日本語', direction: 'ltr', load: () => import('./messages/ja.json') },
  ar: { name: 'العربية', direction: 'rtl', load: () => import('./messages/ar.json') },
});

export type Language = keyof typeof LANGUAGES;

export const isLanguage = (tag: string): tag is Language => Object.hasOwn(LANGUAGES, tag);

/** The first of these tags whose language there is, or else English. */
export const languageFor = (wanted: readonly string[]): Language =>
  wanted.map(primaryTag).find(isLanguage) ?? 'en';

/** The locale for dates and numbers: the language as one of its regions has it, if the browser asks for one. */
export const localeFor = (language: Language, wanted: readonly string[]): string =>
  wanted.find((tag) => primaryTag(tag) === language) ?? language;

/** Loads the texts of a language. They need no other code, so they can be requested before it has arrived. */
export async function loadMessages(language: Language): Promise<Messages> {
  return (await LANGUAGES[language].load()).default;
}

const primaryTag = (tag: string) => tag.split('-', 1)[0]?.toLowerCase() ?? '';
