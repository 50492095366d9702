import type { EmotionCache } from '@emotion/cache';
import { createI18n, type I18n } from '../../i18n/createI18n';
import { isLanguage, type Language } from '../../i18n/languages';
import { logFailure } from '../../lib/code/failures';
import { selectedLanguage } from './selectedLanguage';
import { loadLanguage } from './loadLanguage';

interface PageState {
  i18n: I18n;
  styles?: EmotionCache | undefined;
  /** The language of the page, or the one that is loading. */
  selected: Language;
  /** The language that could not be loaded. */
  failed?: Language | undefined;
}

export type PageLanguage = ReturnType<typeof createPageLanguage>;

/** Creates the language of the page, which the user can change. */
export function createPageLanguage(first: Omit<PageState, 'selected'>) {
  let state: PageState = { ...first, selected: first.i18n.language };
  const listeners = new Set<() => void>();

  function show(next: PageState) {
    state = next;
    for (const listener of listeners) listener();
  }

  /** Loads the language and then shows it. While it loads, and if that fails, the page keeps its language. */
  async function load(language: Language) {
    show({ ...state, selected: language, failed: undefined });
    const isWanted = () => state.selected === language;
    try {
      const { locale, messages, styles } = await loadLanguage(language);
      if (isWanted()) show({ i18n: createI18n(locale, messages), styles, selected: language });
    } catch (error) {
      logFailure(error);
      if (isWanted()) show({ ...state, selected: state.i18n.language, failed: language });
    }
  }

  async function choose(language: Language) {
    selectedLanguage.set(language);
    await load(language);
  }

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    choose,
    /** Shows the messages of the language again, after they were changed. */
    reload: () => void load(state.i18n.language),
    /** Shows the language that was selected in another tab. */
    follow: () => {
      const selected = selectedLanguage.get() ?? '';
      if (isLanguage(selected) && selected !== state.selected) void choose(selected);
    },
  };
}
