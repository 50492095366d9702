import type english from './messages/en.json';

export type Messages = typeof english;

interface LanguageEntry {
  /** The name of the language in that language. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** Loads the messages. Each language is a chunk, and the page loads only the one that it shows. */
  load: () => Promise<{ default: Messages }>;
}

const table = <Tag extends string>(entries: Record<Tag, LanguageEntry>) => entries;

export const LANGUAGES = table({
  en: { name: 'English', direction: 'ltr', load: () => import('./messages/en.json') },
  de: { name: 'Deutsch', direction: 'ltr', load: () => import('./messages/de.json') },
  ja: { name: '日本語', direction: 'ltr', load: () => import('./messages/ja.json') },
  ar: { name: 'العربية', direction: 'rtl', load: () => import('./messages/ar.json') },
});

export type Language = keyof typeof LANGUAGES;

export const isLanguage = (tag: string): tag is Language => Object.hasOwn(LANGUAGES, tag);

/** The languages of the product as BCP 47 tags. */
export const LANGUAGE_TAGS = Object.keys(LANGUAGES).filter(isLanguage);

/** Returns the language of the first tag that is supported, or English. */
export const languageFor = (wanted: readonly string[]): Language =>
  wanted.map(languageOf).find((language) => language !== undefined) ?? 'en';

/**
 * Returns the locale for dates and numbers: the first tag of the browser with this language, which can have a region.
 * Skips tags that `Intl` does not accept, such as 'en-US@posix'.
 */
export const localeFor = (language: Language, wanted: readonly string[]): string =>
  wanted.find((tag) => languageOf(tag) === language && isTag(tag)) ?? language;

export async function loadMessages(language: Language): Promise<Messages> {
  return (await LANGUAGES[language].load()).default;
}

/** Returns 'de' for 'de', 'de-AT' and 'de_AT@euro'. */
const languageOf = (tag: string): Language | undefined =>
  LANGUAGE_TAGS.find((language) => /^[a-z]*(?![a-z])/i.exec(tag)?.[0].toLowerCase() === language);

/** Whether `Intl` accepts the tag. It throws for an invalid one. */
function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}
