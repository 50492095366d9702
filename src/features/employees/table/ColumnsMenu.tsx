import ViewColumnIcon from '@mui/icons-material/ViewColumnOutlined';
import useMediaQuery from '@mui/material/useMediaQuery';
import { MenuButton } from '../../../components/controls/MenuButton';
import type { MenuEntry } from '../../../components/controls/MenuEntries';
import type { OptionalColumn } from '../model/addressParameters';
import { compactRows } from '../model/compactRows';
import { HIRE_DATE, POSITION } from './columns';

interface ColumnsMenuProps {
  /** The columns that are shown. */
  chosen: OptionalColumn[];
  onChoose: (columns: OptionalColumn[]) => void;
}

const OPTIONS = [
  { column: 'position', header: POSITION.header },
  { column: 'hireDate', header: HIRE_DATE.header },
] as const;

/** A button with a menu: the columns that are hidden at first, and the height of the rows. */
export function ColumnsMenu({ chosen, onChoose }: ColumnsMenuProps) {
  const isCompact = compactRows.useValue();
  const narrow = useMediaQuery(({ breakpoints }) => breakpoints.down('md'));
  const rows: MenuEntry = {
    heading: 'Rows',
    text: 'Compact',
    choice: { type: 'checkbox', isChecked: isCompact },
    onSelect: () => {
      compactRows.set(!isCompact);
    },
  };
  const isShown = (column: OptionalColumn) => chosen.includes(column);
  const toggled = (column: OptionalColumn) =>
    OPTIONS.map((option) => option.column).filter((other) => isShown(other) !== (other === column));

  return (
    <MenuButton
      startIcon={<ViewColumnIcon />}
      sx={{ marginInlineStart: 'auto', color: 'text.secondary' }}
      entries={[
        ...OPTIONS.map(({ column, header }) => ({
          text: header,
          choice: { type: 'checkbox', isChecked: isShown(column) } as const,
          onSelect: () => {
            onChoose(toggled(column));
          },
        })),
        ...(narrow ? [] : [rows]),
      ]}
    >
      Columns
    </MenuButton>
  );
}
