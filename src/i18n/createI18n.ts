import { createTranslator } from 'use-intl/core';
import { isBlank } from '../domain/texts';
import { createFormats } from './formats';
import { LANGUAGES, languageFor, type Messages } from './languages';

/**
 * The texts and formats of a language. A component gets them from `useI18n`, and gives them to the functions that make
 * words: these do not know which language is shown.
 * @param locale For dates and numbers, as in 'en-GB'.
 */
export function createI18n(locale: string, messages: Messages) {
  const t = createTranslator({ locale, messages });
  const language = languageFor([locale]);
  const formats = createFormats(locale, t('common.notAvailable'));
  return {
    locale,
    language,
    direction: LANGUAGES[language].direction,
    /** The message with this key. `t.rich` gives its tags to functions, and returns nodes. */
    t,
    ...formats,
    /** Scores one after the other, as in '6, 9, 7.5'. The `Intl` of some languages would put an 'and' before the last. */
    series: (scores: readonly number[]) => scores.map(formats.number).join(t('common.seriesGap')),
    /** The value as text; where it is missing or blank, the fallback or 'N/A'. */
    display: (value: string | number | null | undefined, fallback = t('common.notAvailable')) => {
      const text = typeof value === 'number' ? formats.numeral(value) : (value ?? '');
      return isBlank(text) ? fallback : text;
    },
  };
}

export type I18n = ReturnType<typeof createI18n>;

/** Makes a text in the language of the time at which it is shown, as that of a toast. */
export type Text = (i18n: I18n) => string;

/** A text that is kept and shown later. A string is shown as it is: it is what a person or a server wrote. */
export type ShownLater = Text | string;

export const textIn = (i18n: I18n, text: ShownLater): string =>
  typeof text === 'string' ? text : text(i18n);
