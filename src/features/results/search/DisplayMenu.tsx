import DisplayIcon from '@mui/icons-material/TuneOutlined';
import { MenuButton } from '../../../components/controls/MenuButton';
import type { MenuEntry } from '../../../components/controls/MenuEntries';
import type { I18n } from '../../../i18n/createI18n';
import { useI18n } from '../../../i18n/I18nContext';
import type { ResultsAddress } from '../address';
import { FIELDS, formatColumns, parseColumns } from '../fields';

const VIEWS = ['cards', 'table'] as const;

const DENSITIES = ['compact', 'standard', 'comfortable'] as const;

/** A menu: cards or a table, and of the table how dense it is and which columns it has. */
export function DisplayMenu({ address }: { address: ResultsAddress }) {
  const i18n = useI18n();
  const { t } = i18n;
  const [{ view }, update] = address;
  return (
    <MenuButton
      startIcon={<DisplayIcon />}
      entries={[
        ...VIEWS.map((value) => ({
          text: t(`results.display.${value}`),
          choice: { type: 'radio' as const, isChecked: view === value },
          onSelect: () => {
            update({ view: value });
          },
        })),
        ...(view === 'table' ? tableEntries(i18n, address) : []),
      ]}
    >
      {t('results.display.display')}
    </MenuButton>
  );
}

function tableEntries({ t }: I18n, [{ density, columns }, update]: ResultsAddress): MenuEntry[] {
  const shown = parseColumns(columns);
  return [
    ...DENSITIES.map((value, index) => ({
      text: t(`results.display.${value}`),
      ...(index === 0 && { heading: t('results.display.density') }),
      choice: { type: 'radio' as const, isChecked: density === value },
      onSelect: () => {
        update({ density: value }, { replace: true });
      },
    })),
    // The name is always shown.
    ...FIELDS.slice(1).map((field, index) => ({
      text: t(`results.fields.${field}`),
      ...(index === 0 && { heading: t('results.display.columns') }),
      choice: { type: 'checkbox' as const, isChecked: shown.includes(field) },
      onSelect: () => {
        const next = shown.includes(field)
          ? shown.filter((one) => one !== field)
          : [...shown, field];
        update({ columns: formatColumns(next) }, { replace: true });
      },
    })),
  ];
}
