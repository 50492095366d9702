import MenuIcon from '@mui/icons-material/Menu';
import IconButton from '@mui/material/IconButton';
import { lazyMenu } from '../../components/controls/Menu';
import { useMenu } from '../../components/controls/useMenu';
import { useI18n } from '../../i18n/I18nContext';

interface NavigationMenuProps {
  links: { text: string; to: string }[];
  onLogout: () => void;
}

const NavigationMenuItems = lazyMenu(
  async () => (await import('./NavigationMenuItems')).NavigationMenuItems,
);

/** The header's links and Logout in a menu, for narrow screens. */
export function NavigationMenu(props: NavigationMenuProps) {
  const { t } = useI18n();
  const { buttonProps, menuProps } = useMenu();
  return (
    <>
      <IconButton {...buttonProps} edge="end" aria-label={t('shell.menu')}>
        <MenuIcon />
      </IconButton>
      <NavigationMenuItems {...menuProps} {...props} />
    </>
  );
}
