import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';

export interface MenuEntry {
  text: string;
  icon?: ReactNode;
  /** One of several entries is checked ('radio'), or any of them ('checkbox'), which leave the menu open. */
  choice?: { type: 'radio' | 'checkbox'; isChecked: boolean };
  /** The address that it leads to. */
  to?: string;
  onSelect?: () => void;
  /** A line separates it from the entries above. */
  isSeparated?: boolean;
}

interface MenuEntriesProps {
  id: string;
  /** A CSS length. */
  minWidth?: string | undefined;
  /** The button of the menu; null while the menu is closed. */
  anchor: HTMLElement | null;
  entries: MenuEntry[];
  onClose: () => void;
}

/** The list of a menu: links, choices and commands. */
export function MenuEntries({ id, minWidth, anchor, entries, onClose }: MenuEntriesProps) {
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      slotProps={{ paper: { sx: { minWidth } } }}
    >
      {entries.flatMap(({ text, icon, choice, to, onSelect, isSeparated }) => [
        isSeparated && <Divider key={`${text} line`} />,
        <MenuItem
          key={text}
          {...(to !== undefined && { component: NavLink, to, end: true })}
          {...(choice && {
            role: `menuitem${choice.type}`,
            'aria-checked': choice.isChecked,
            selected: choice.type === 'radio' && choice.isChecked,
          })}
          onClick={() => {
            if (choice?.type !== 'checkbox') onClose();
            onSelect?.();
          }}
          sx={{ minHeight: 48, '&.active': { color: 'primary.main', fontWeight: 600 } }}
        >
          {icon && <ListItemIcon>{icon}</ListItemIcon>}
          {text}
        </MenuItem>,
      ])}
    </Menu>
  );
}
