import DisplayIcon from '@mui/icons-material/TuneOutlined';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import { Menu } from '../../../components/controls/Menu';
import { ChoiceItem } from '../../../components/controls/ChoiceItem';
import { useMenu } from '../../../components/controls/useMenu';
import { useI18n } from '../../../i18n/I18nContext';
import type { ResultsAddress } from '../address';
import { FIELDS, formatColumns, parseColumns } from '../fields';

const VIEWS = ['cards', 'table'] as const;

const DENSITIES = ['compact', 'standard', 'comfortable'] as const;

/** A menu that selects cards or a table, and the density and the columns of the table. */
export function DisplayMenu({ address }: { address: ResultsAddress }) {
  const { t } = useI18n();
  const { buttonProps, menuProps } = useMenu();
  const [{ view, density, columns }, update] = address;
  const shown = parseColumns(columns);
  return (
    <>
      <Button {...buttonProps} color="inherit" startIcon={<DisplayIcon />}>
        {t('results.display.display')}
      </Button>
      <Menu {...menuProps}>
        {VIEWS.map((value) => (
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
        ))}
        {view === 'table' && [
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
              isChecked={shown.includes(field)}
              onSelect={() => {
                const next = shown.includes(field)
                  ? shown.filter((one) => one !== field)
                  : [...shown, field];
                update({ columns: formatColumns(next) }, { replace: true });
              }}
            >
              {t(`results.fields.${field}`)}
            </ChoiceItem>
          )),
        ]}
      </Menu>
    </>
  );
}
