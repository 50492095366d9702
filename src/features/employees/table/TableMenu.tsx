import ViewColumnIcon from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import { Menu } from '../../../components/controls/Menu';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo } from 'react';
import { ChoiceItem } from '../../../components/controls/ChoiceItem';
import { useMenu } from '../../../components/controls/useMenu';
import { useI18n } from '../../../i18n/I18nContext';
import type { OptionalColumn } from '../model/addressParameters';
import { compactRows } from '../model/compactRows';

interface ColumnsMenuProps {
  /** The columns that are shown. */
  chosen: OptionalColumn[];
  onChoose: (columns: OptionalColumn[]) => void;
}

/** The message key of an option is that of its column. */
const OPTIONS: readonly OptionalColumn[] = ['position', 'hireDate'];

/** A menu with the columns that are hidden by default, and with the height of the rows. */
export const ColumnsMenu = memo(function ColumnsMenu({ chosen, onChoose }: ColumnsMenuProps) {
  const { t } = useI18n();
  const isCompact = compactRows.useValue();
  const narrow = useMediaQuery(({ breakpoints }) => breakpoints.down('md'));
  const { buttonProps, menuProps } = useMenu();
  const isShown = (column: OptionalColumn) => chosen.includes(column);
  const toggled = (column: OptionalColumn) =>
    OPTIONS.filter((other) => isShown(other) !== (other === column));

  return (
    <>
      <Button
        {...buttonProps}
        color="inherit"
        startIcon={<ViewColumnIcon />}
        sx={{ marginInlineStart: 'auto', color: 'text.secondary' }}
      >
        {t('employees.columns')}
      </Button>
      <Menu {...menuProps}>
        {OPTIONS.map((column) => (
          <ChoiceItem
            key={column}
            type="checkbox"
            isChecked={isShown(column)}
            onSelect={() => {
              onChoose(toggled(column));
            }}
          >
            {t(`employees.${column}`)}
          </ChoiceItem>
        ))}
        {!narrow && [
          <Divider key="line" />,
          <ListSubheader key="heading" role="none">
            {t('employees.rows')}
          </ListSubheader>,
          <ChoiceItem
            key="compact"
            type="checkbox"
            isChecked={isCompact}
            onSelect={() => {
              compactRows.set(!isCompact);
            }}
          >
            {t('employees.compactRows')}
          </ChoiceItem>,
        ]}
      </Menu>
    </>
  );
});
