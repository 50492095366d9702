import { useI18n, useLanguageChoice } from '../../i18n/I18nContext';
import { isLanguage, LANGUAGES } from '../../i18n/languages';
import { NativeSelect } from './NativeSelect';

const LANGUAGE_OPTIONS = Object.entries(LANGUAGES).flatMap(([value, { name }]) =>
  isLanguage(value) ? [{ value, text: name, lang: value }] : [],
);

/** The choice of the page's language. */
export function LanguageSelect() {
  const { t } = useI18n();
  const { chosen, choose } = useLanguageChoice();
  return (
    <NativeSelect
      label={t('shell.language')}
      value={chosen}
      options={LANGUAGE_OPTIONS}
      onChange={choose}
    />
  );
}
