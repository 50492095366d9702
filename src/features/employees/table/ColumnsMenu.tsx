import ViewColumnIcon from '@mui/icons-material/ViewColumnOutlined';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo } from 'react';
import { MenuButton } from '../../../components/controls/MenuButton';
import type { MenuEntry } from '../../../components/controls/MenuEntries';
import { useI18n } from '../../../i18n/I18nContext';
import type { OptionalColumn } from '../model/addressParameters';
import { compactRows } from '../model/compactRows';

interface ColumnsMenuProps {
  /** The columns that are shown. */
  chosen: OptionalColumn[];
  onChoose: (columns: OptionalColumn[]) => void;
}

/** The key of its name is that of the column. */
const OPTIONS: readonly OptionalColumn[] = ['position', 'hireDate'];

/** A button with a menu: the columns that are hidden at first, and the height of the rows. */
export const ColumnsMenu = memo(function ColumnsMenu({ chosen, onChoose }: ColumnsMenuProps) {
  const { t } = useI18n();
  const isCompact = compactRows.useValue();
  const narrow = useMediaQuery(({ breakpoints }) => breakpoints.down('md'));
  const rows: MenuEntry = {
    heading: t('employees.rows'),
    text: t('employees.compactRows'),
    choice: { type: 'checkbox', isChecked: isCompact },
    onSelect: () => {
      compactRows.set(!isCompact);
    },
  };
  const isShown = (column: OptionalColumn) => chosen.includes(column);
  const toggled = (column: OptionalColumn) =>
    OPTIONS.filter((other) => isShown(other) !== (other === column));

  return (
    <MenuButton
      startIcon={<ViewColumnIcon />}
      sx={{ marginInlineStart: 'auto', color: 'text.secondary' }}
      entries={[
        ...OPTIONS.map((column) => ({
          text: t(`employees.${column}`),
          choice: { type: 'checkbox', isChecked: isShown(column) } as const,
          onSelect: () => {
            onChoose(toggled(column));
          },
        })),
        ...(narrow ? [] : [rows]),
      ]}
    >
      {t('employees.columns')}
    </MenuButton>
  );
});
