import { createElement } from 'react';
import { createTranslator } from 'use-intl/core';
import { nonBlank } from '../domain/texts';
import { createFormats } from './formats';
import { LANGUAGES, languageFor, type Messages } from './languages';

/** The element itself has no box, so the layout does not change. */
const NO_BOX = { display: 'contents' };

/**
 * Creates the texts and formats of a language. Components get them from `useI18n`, and pass them to functions that
 * return texts.
 * @param locale The locale for dates and numbers, as in 'en-GB'.
 */
export function createI18n(locale: string, messages: Messages) {
  const t = createTranslator({ locale, messages });
  const rich = t.rich.bind(t);
  // The key creates a new element for new values. The browser's page translation moves text nodes, and React could then
  // not update them (docs/languages.md).
  t.rich = (key, ...values) => {
    const nodes = rich(key, ...values);
    if (typeof nodes === 'string') return nodes;
    return createElement(
      'span',
      { key: JSON.stringify([locale, key, values]), style: NO_BOX },
      nodes,
    );
  };
  const language = languageFor([locale]);
  const formats = createFormats(locale, t('common.notAvailable'));
  return {
    locale,
    language,
    direction: LANGUAGES[language].direction,
    /** The message of a key. `t.rich` renders the tags of a message with functions, and returns React nodes. */
    t,
    ...formats,
    /** Formats a list of scores, as in '6, 9, 7.5'. `Intl.ListFormat` would add an 'and' in some languages. */
    series: (scores: readonly number[]) => scores.map(formats.score).join(t('common.seriesGap')),
    /** Formats a range of scores, as in '3 – 7.5'. If both ends have the same text, the result is one score. */
    scoreRange: (lowest: number, highest: number) => {
      const [from, to] = [formats.score(lowest), formats.score(highest)];
      return from === to ? from : t('compare.range', { lowest: from, highest: to });
    },
    /** Returns the value, or, if it is missing or blank, the fallback (by default 'N/A'). */
    display: (value: string | null | undefined, fallback = t('common.notAvailable')) =>
      nonBlank(value) ?? fallback,
  };
}

export type I18n = ReturnType<typeof createI18n>;

/** The key of a message, as in 'results.title'. */
export type MessageKey = Parameters<I18n['t']>[0];

/** Returns a text in the given language. A toast is stored as such a function, because the language can change. */
export type LocalizedText = (i18n: I18n) => string;

/** A text that is rendered later. A string is text of a person or a server, and is not translated. */
export type DeferredText = LocalizedText | string;

export const textIn = (i18n: I18n, text: DeferredText): string =>
  typeof text === 'string' ? text : text(i18n);
