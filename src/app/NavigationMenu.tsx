import MenuIcon from '@mui/icons-material/Menu';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { NavLink } from 'react-router-dom';
import type { NavigationLink } from './Header';

interface NavigationMenuProps {
  links: NavigationLink[];
  onLogout: () => void;
}

/** The header's links and Logout behind a button, for small screens. */
export function NavigationMenu({ links, onLogout }: NavigationMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = () => {
    setAnchor(null);
  };

  return (
    <>
      <IconButton
        edge="end"
        aria-label="Menu"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => {
          setAnchor(event.currentTarget);
        }}
      >
        <MenuIcon />
      </IconButton>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ paper: { sx: { minWidth: '14rem' } } }}
      >
        {links.map(({ text, to }) => (
          <MenuItem
            key={to}
            component={NavLink}
            to={to}
            end
            onClick={close}
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
    </>
  );
}
