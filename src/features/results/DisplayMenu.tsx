import DisplayIcon from '@mui/icons-material/TuneOutlined';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import { Menu } from '../../components/controls/Menu';
import { ChoiceItem } from '../../components/controls/ChoiceItem';
import { useMenu } from '../../components/controls/useMenu';
import type { I18n } from '../../i18n/createI18n';
import { useI18n } from '../../i18n/I18nContext';
import type { ResultsAddress } from './address';
import { FIELDS, formatColumns, parseColumns } from './fields';

const VIEWS = ['cards', 'table'] as const;

const DENSITIES = ['compact', 'standard', 'comfortable'] as const;

/** A menu that selects cards or a table, and the density and the columns of the table. */
export function DisplayMenu({ address }: { address: ResultsAddress }) {
  const i18n = useI18n();
  const { buttonProps, menuProps } = useMenu();
  return (
    <>
      <Button {...buttonProps} color="inherit" startIcon={<DisplayIcon />}>
        {i18n.t('results.display.display')}
      </Button>
      <Menu {...menuProps}>{displayItems(i18n, address)}</Menu>
    </>
  );
}

/** Returns the items of the menu as an array, because MUI's Menu takes no fragments. */
export function displayItems({ t }: I18n, [{ view, density, columns }, update]: ResultsAddress) {
  const selected = parseColumns(columns);
  const views = VIEWS.map((value) => (
    <ChoiceItem
      key={value}
      type="radio"
      isChecked={view === value}
      onSelect={() => {
        update({ view: value });
      }}
    >
      {t(`results.display.${value}`)}
    </ChoiceItem>
  ));
  if (view === 'cards') return views;
  return [
    ...views,
    <Divider key="density line" />,
    <ListSubheader key="density" role="none">
      {t('results.display.density')}
    </ListSubheader>,
    ...DENSITIES.map((value) => (
      <ChoiceItem
        key={value}
        type="radio"
        isChecked={density === value}
        onSelect={() => {
          update({ density: value }, { replace: true });
        }}
      >
        {t(`results.display.${value}`)}
      </ChoiceItem>
    )),
    <Divider key="columns line" />,
    <ListSubheader key="columns" role="none">
      {t('results.display.columns')}
    </ListSubheader>,
    // The name is always shown.
    ...FIELDS.slice(1).map((field) => (
      <ChoiceItem
        key={field}
        type="checkbox"
        isChecked={selected.includes(field)}
        onSelect={() => {
          const next = selected.includes(field)
            ? selected.filter((column) => column !== field)
            : [...selected, field];
          update({ columns: formatColumns(next) }, { replace: true });
        }}
      >
        {t(`results.fields.${field}`)}
      </ChoiceItem>
    )),
  ];
}
