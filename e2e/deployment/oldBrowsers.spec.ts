import { createI18n } from '../../src/i18n/createI18n';
import arabic from '../../src/i18n/messages/ar.json' with { type: 'json' };
import japanese from '../../src/i18n/messages/ja.json' with { type: 'json' };
import { OLDEST_BROWSERS } from '../../vite/browsers';
import { expect, test } from '../support/fixtures';
import { english, german } from '../support/texts';

/** The features that an old browser lacks, and how they are removed from this one. */
const OLD_BROWSERS = [
  {
    lacking: 'AbortSignal.any',
    remove: () => Reflect.deleteProperty(AbortSignal, 'any'),
    i18n: english,
  },
  {
    lacking: 'isWellFormed',
    remove: () => Reflect.deleteProperty(String.prototype, 'isWellFormed'),
    i18n: german,
  },
  {
    lacking: 'URL.canParse',
    remove: () => Reflect.deleteProperty(URL, 'canParse'),
    i18n: createI18n('ja-JP', japanese),
  },
  {
    lacking: 'modules',
    remove: () => Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule'),
    i18n: createI18n('ar-EG', arabic),
  },
];

for (const { lacking, remove, i18n } of OLD_BROWSERS) {
  const { language, locale, direction, t } = i18n;

  test.describe(`a browser without ${lacking}`, () => {
    test.use({ locale });

    test(`says which browsers are needed (${language})`, async ({ page }) => {
      await page.addInitScript(remove);
      await page.goto('./');
      const versions = Object.fromEntries(OLDEST_BROWSERS);
      const { chrome = '', firefox = '', safari = '' } = versions;
      const sentence = t('components.oldBrowser', { chrome, firefox, safari });
      await expect(page.locator('body')).toHaveText(sentence, { useInnerText: true });
      await expect(page.getByText(sentence)).toHaveCSS('direction', direction);
    });
  });
}
