import { useI18n, useLanguageChoice } from '../../i18n/I18nContext';
import { LANGUAGES, LANGUAGE_TAGS } from '../../i18n/languages';
import { NativeSelect } from './NativeSelect';

const OPTIONS = LANGUAGE_TAGS.map((tag) => ({ value: tag, text: LANGUAGES[tag].name, lang: tag }));

/** Selects the language of the page. */
export function LanguageSelect() {
  const { t } = useI18n();
  const { selected, choose } = useLanguageChoice();
  return (
    <NativeSelect
      label={t('shell.language')}
      value={selected}
      options={OPTIONS}
      onChange={choose}
    />
  );
}
