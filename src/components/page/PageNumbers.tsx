import { useLayoutEffect } from 'react';
import { useI18n } from '../../i18n/I18nContext';

/**
 * The page name of every second sheet, for the CSS property `page`. The other sheets have the default pages. CSS can
 * number the pages of a name, but not those of an element.
 */
export const EVERY_SECOND = 'second';
const FIRST = 'first';

/** These characters stand for counters in a message. */
const [PAGE, TOTAL] = ['\uE000', '\uE001'];

/**
 * Numbers the pages of each printed sheet while it is mounted, in browsers that support it. CSS knows only the total of
 * the whole document, so that is printed only if there is one sheet.
 */
export function PageNumbers({ sheets }: { sheets: number }) {
  const { t, numeral } = useI18n();
  const text =
    sheets === 1
      ? t('components.pages.shown', { page: PAGE, total: TOTAL })
      : t('components.pages.number', { page: PAGE });
  const digits = numeral(1) === '1' ? 'decimal' : 'arabic-indic';

  useLayoutEffect(() => {
    // jsdom has no constructed style sheets.
    if (!('adoptedStyleSheets' in document)) return;
    const counted = (name: string) =>
      JSON.stringify(text)
        .replace(PAGE, `" counter(${name}, ${digits}) "`)
        .replace(TOTAL, `" counter(pages, ${digits}) "`);
    const pages = (name: string, otherName: string) => `@page ${name} {
      counter-increment: ${name};
      counter-set: ${otherName} 0;
      @bottom-center { content: ${counted(name)}; font: 9pt sans-serif; }
    }`;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      @page { margin: 14mm 12mm; }
      ${pages(FIRST, EVERY_SECOND)}
      ${pages(EVERY_SECOND, FIRST)}
      body { page: ${FIRST}; }
    `);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
        (styleSheet) => styleSheet !== sheet,
      );
    };
  }, [text, digits]);
  return null;
}
