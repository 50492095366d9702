import MenuIcon from '@mui/icons-material/Menu';
import IconButton from '@mui/material/IconButton';
import { LazyMenu } from '../../components/controls/LazyMenu';
import { useI18n } from '../../i18n/I18nContext';

interface NavigationMenuProps {
  links: { text: string; to: string }[];
  onLogout: () => void;
}

/** The header's links and Logout in a menu, for narrow screens. */
export function NavigationMenu({ links, onLogout }: NavigationMenuProps) {
  const { t } = useI18n();
  return (
    <LazyMenu
      renderButton={(props) => (
        <IconButton {...props} edge="end" aria-label={t('shell.menu')}>
          <MenuIcon />
        </IconButton>
      )}
      entries={[...links, { text: t('shell.logout'), onSelect: onLogout, isSeparated: true }]}
      minWidth="min(14rem, calc(100vw - 2rem))"
    />
  );
}
