import DisplayIcon from '@mui/icons-material/TuneOutlined';
import { MenuButton } from '../../../components/controls/MenuButton';
import type { MenuEntry } from '../../../components/controls/MenuEntries';
import type { ResultsAddress } from '../address';
import { FIELDS, formatColumns, HEADERS, parseColumns } from '../fields';

const VIEWS = [
  ['cards', 'Cards'],
  ['table', 'Table'],
] as const;

const DENSITIES = [
  ['compact', 'Compact'],
  ['standard', 'Standard'],
  ['comfortable', 'Comfortable'],
] as const;

/** A menu: cards or a table, and of the table how dense it is and which columns it has. */
export function DisplayMenu({ address }: { address: ResultsAddress }) {
  const [{ view }, update] = address;
  return (
    <MenuButton
      startIcon={<DisplayIcon />}
      entries={[
        ...VIEWS.map(([value, text]) => ({
          text,
          choice: { type: 'radio' as const, isChecked: view === value },
          onSelect: () => {
            update({ view: value });
          },
        })),
        ...(view === 'table' ? tableEntries(address) : []),
      ]}
    >
      Display
    </MenuButton>
  );
}

function tableEntries([{ density, columns }, update]: ResultsAddress): MenuEntry[] {
  const shown = parseColumns(columns);
  return [
    ...DENSITIES.map(([value, text], index) => ({
      text,
      ...(index === 0 && { heading: 'Density' }),
      choice: { type: 'radio' as const, isChecked: density === value },
      onSelect: () => {
        update({ density: value }, { replace: true });
      },
    })),
    // The name is always shown.
    ...FIELDS.slice(1).map((field, index) => ({
      text: HEADERS[field],
      ...(index === 0 && { heading: 'Columns' }),
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
