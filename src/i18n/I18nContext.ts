import { createContext, use } from 'react';
import type { I18n } from './createI18n';

export const I18nContext = createContext<I18n | undefined>(undefined);

/** The texts and formats of the page's language. The component is rendered again when the language changes. */
export function useI18n(): I18n {
  const i18n = use(I18nContext);
  if (!i18n) throw new Error('There is no language above this component');
  return i18n;
}
