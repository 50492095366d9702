import MenuIcon from '@mui/icons-material/Menu';
import IconButton from '@mui/material/IconButton';
import { useId, useState } from 'react';
import { lazily } from '../../lib/code/lazily';
import type { NavigationLink } from './Header';

const NavigationList = lazily(async () => (await import('./NavigationList')).NavigationList);

interface NavigationMenuProps {
  links: NavigationLink[];
  onLogout: () => void;
}

/** The header's links and Logout behind a button, for small screens. */
export function NavigationMenu({ links, onLogout }: NavigationMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const id = useId();

  return (
    <>
      <IconButton
        edge="end"
        aria-label="Menu"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onPointerEnter={() => void NavigationList.preload()}
        onFocus={() => void NavigationList.preload()}
        onClick={(event) => {
          setWasOpened(true);
          setAnchor(event.currentTarget);
        }}
      >
        <MenuIcon />
      </IconButton>
      {wasOpened && (
        <NavigationList
          id={id}
          anchor={anchor}
          links={links}
          onClose={() => {
            setAnchor(null);
          }}
          onLogout={onLogout}
        />
      )}
    </>
  );
}
