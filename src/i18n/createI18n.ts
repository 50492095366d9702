import { createElement } from 'react';
import { createTranslator } from 'use-intl/core';
import { isBlank } from '../domain/texts';
import { createFormats } from './formats';
import { LANGUAGES, languageFor, type Messages } from './languages';

/** Its nodes are laid out as if they stood without it. */
const IN_PLACE = { display: 'contents' };

/**
 * The texts and formats of a language. A component gets them from `useI18n`, and gives them to the functions that make
 * words: these do not know which language is shown.
 * @param locale For dates and numbers, as in 'en-GB'.
 */
export function createI18n(locale: string, messages: Messages) {
  const t = createTranslator({ locale, messages });
  const rich = t.rich.bind(t);
  // Other values get another element: where a translator of the browser has moved the texts, React could not change them.
  t.rich = (key, ...values) => {
    const nodes = rich(key, ...values);
    if (typeof nodes === 'string') return nodes;
    return createElement(
      'span',
      { key: JSON.stringify([locale, key, values]), style: IN_PLACE },
      nodes,
    );
  };
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
    series: (scores: readonly number[]) => scores.map(formats.score).join(t('common.seriesGap')),
    /** From the lowest to the highest score, as in '3 – 7.5'; one score where both look the same. */
    scoreRange: (lowest: number, highest: number) => {
      const [from, to] = [formats.score(lowest), formats.score(highest)];
      return from === to ? from : t('compare.range', { lowest: from, highest: to });
    },
    /** The value as text; where it is missing or blank, the fallback or 'N/A'. */
    display: (value: string | null | undefined, fallback = t('common.notAvailable')) =>
      value === null || value === undefined || isBlank(value) ? fallback : value,
  };
}

export type I18n = ReturnType<typeof createI18n>;

/** Makes a text in the language of the time at which it is shown, as that of a toast. */
export type Text = (i18n: I18n) => string;

/** A text that is kept and shown later. A string is shown as it is: it is what a person or a server wrote. */
export type ShownLater = Text | string;

export const textIn = (i18n: I18n, text: ShownLater): string =>
  typeof text === 'string' ? text : text(i18n);
