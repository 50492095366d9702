import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { NavLink } from 'react-router-dom';
import type { NavigationLink } from './Header';

interface NavigationListProps {
  id: string;
  /** What it hangs from; null while it is closed. */
  anchor: HTMLElement | null;
  links: NavigationLink[];
  onClose: () => void;
  onLogout: () => void;
}

/** The links and Logout, below each other. */
export function NavigationList({ id, anchor, links, onClose, onLogout }: NavigationListProps) {
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      slotProps={{ paper: { sx: { minWidth: '14rem' } } }}
    >
      {links.map(({ text, to }) => (
        <MenuItem
          key={to}
          component={NavLink}
          to={to}
          end
          onClick={onClose}
          sx={{ minHeight: 48, '&.active': { color: 'primary.main', fontWeight: 600 } }}
        >
          {text}
        </MenuItem>
      ))}
      <Divider />
      <MenuItem onClick={onLogout} sx={{ minHeight: 48 }}>
        Logout
      </MenuItem>
    </Menu>
  );
}
