/** The languages of the product, each named in itself. */
export const LANGUAGES = { en: 'English' } as const;

export type Language = keyof typeof LANGUAGES;

const isLanguage = (tag: string): tag is Language => Object.hasOwn(LANGUAGES, tag);

/** The first of the browser's languages that there is, or else English. */
export const languageFor = (wanted: readonly string[]): Language =>
  wanted.map(primaryTag).find(isLanguage) ?? 'en';

/** The locale for dates and numbers: the language as one of its regions has it, if the browser asks for one. */
export const localeFor = (language: Language, wanted: readonly string[]): string =>
  wanted.find((tag) => primaryTag(tag) === language) ?? language;

const primaryTag = (tag: string) => tag.split('-', 1)[0]?.toLowerCase() ?? '';
