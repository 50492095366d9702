/** The languages of the product, each named in itself. */
export const LANGUAGES = { en: 'English' } as const;

export type Language = keyof typeof LANGUAGES;

export const DEFAULT_LANGUAGE: Language = 'en';

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(LANGUAGES, value);

/** The language that was chosen, or else the first of the browser's that there is, or else English. */
export function languageFor(chosen: unknown, wanted: readonly string[]): Language {
  if (isLanguage(chosen)) return chosen;
  return wanted.map(primaryTag).find(isLanguage) ?? DEFAULT_LANGUAGE;
}

/** The locale for dates and numbers: the language as one of its regions has it, if the browser asks for one. */
export const localeFor = (language: Language, wanted: readonly string[]): string =>
  wanted.find((tag) => primaryTag(tag) === language) ?? language;

const primaryTag = (tag: string) => tag.split('-', 1)[0]?.toLowerCase() ?? '';
