import MoreIcon from '@mui/icons-material/MoreHoriz';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import type { ReactElement, ReactNode } from 'react';
import { useI18n } from '../../i18n/I18nContext';
import { Menu } from './Menu';
import { useMenu } from './useMenu';

/** A button that opens a menu with the controls that have no room on a phone. Its children are items, not a fragment. */
export function MoreMenu({ children }: { children: ReactNode }) {
  const { t } = useI18n();
  const { buttonProps, menuProps } = useMenu();
  return (
    <>
      <IconButton {...buttonProps} aria-label={t('components.more')} sx={{ marginInlineEnd: -1 }}>
        <MoreIcon />
      </IconButton>
      {/* Print is one of its items: the menu fades out while the page is printed. */}
      <Menu {...menuProps} sx={{ '@media print': { display: 'none' } }}>
        {children}
      </Menu>
    </>
  );
}

interface MoreItemProps extends MenuItemProps {
  icon: ReactElement;
}

/** An item of `MoreMenu` with an icon. An item that is checked or not is a `ChoiceItem`. */
export function MoreItem({ icon, children, ...item }: MoreItemProps) {
  return (
    // MUI's MenuList passes `autoFocus` and `tabIndex` to its items.
    <MenuItem {...item}>
      <ListItemIcon>{icon}</ListItemIcon>
      <span>{children}</span>
    </MenuItem>
  );
}
