import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import type { ReactElement } from 'react';

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
