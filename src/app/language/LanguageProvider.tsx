import { CacheProvider, withEmotionCache, type EmotionCache } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { useEffect, useLayoutEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { I18nContext, LanguageChoiceContext } from '../../i18n/I18nContext';
import { themeFor } from '../theme/theme';
import { selectedLanguage } from './selectedLanguage';
import type { PageLanguage } from './pageLanguage';

interface LanguageProviderProps {
  language: PageLanguage;
  children: ReactNode;
}

/** Provides the texts, the direction and the theme of the page's language. */
export function LanguageProvider({ language, children }: LanguageProviderProps) {
  const { i18n, styles, selected } = useSyncExternalStore(language.subscribe, language.get);
  const { locale, direction } = i18n;

  useLayoutEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = direction;
  }, [locale, direction]);

  useEffect(() => selectedLanguage.subscribe(language.follow), [language]);

  const choice = useMemo(
    () => ({ selected, choose: (next: typeof selected) => void language.choose(next) }),
    [selected, language],
  );
  return (
    <I18nContext value={i18n}>
      <LanguageChoiceContext value={choice}>
        <StyleSheets styles={styles}>
          <ThemeProvider theme={themeFor(direction)} defaultMode="system" noSsr>
            {children}
          </ThemeProvider>
        </StyleSheets>
      </LanguageChoiceContext>
    </I18nContext>
  );
}

interface StyleSheetsProps {
  styles: EmotionCache | undefined;
  children: ReactNode;
}

/** Uses the given Emotion cache, or the one of the parent. The children stay mounted when the cache changes. */
const StyleSheets = withEmotionCache(({ styles, children }: StyleSheetsProps, above) => (
  <CacheProvider value={styles ?? above}>{children}</CacheProvider>
));
