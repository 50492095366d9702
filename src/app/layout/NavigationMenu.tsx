import MenuIcon from '@mui/icons-material/Menu';
import IconButton from '@mui/material/IconButton';
import { LazyMenu } from '../../components/controls/LazyMenu';

interface NavigationMenuProps {
  links: { text: string; to: string }[];
  onLogout: () => void;
}

/** The header's links and Logout in a menu, for narrow screens. */
export function NavigationMenu({ links, onLogout }: NavigationMenuProps) {
  return (
    <LazyMenu
      renderButton={(props) => (
        <IconButton {...props} edge="end" aria-label="Menu">
          <MenuIcon />
        </IconButton>
      )}
      entries={[...links, { text: 'Logout', onSelect: onLogout, isSeparated: true }]}
      minWidth="min(14rem, calc(100vw - 2rem))"
    />
  );
}
