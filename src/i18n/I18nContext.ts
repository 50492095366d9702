import { createContext, use } from 'react';
import type { I18n } from './createI18n';
import type { Language } from './languages';

export const I18nContext = createContext<I18n | undefined>(undefined);

/** Returns the texts and formats of the page's language. The component renders again when the language changes. */
export function useI18n(): I18n {
  const i18n = use(I18nContext);
  if (!i18n) throw new Error('There is no LanguageProvider');
  return i18n;
}

interface LanguageChoice {
  /** The language of the page, or the one that is loading. */
  selected: Language;
  choose: (language: Language) => void;
}

export const LanguageChoiceContext = createContext<LanguageChoice | undefined>(undefined);

export function useLanguageChoice(): LanguageChoice {
  const choice = use(LanguageChoiceContext);
  if (!choice) throw new Error('There is no LanguageProvider');
  return choice;
}
