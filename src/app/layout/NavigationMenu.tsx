import MenuIcon from '@mui/icons-material/Menu';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import { Menu } from '../../components/controls/Menu';
import MenuItem from '@mui/material/MenuItem';
import { NavLink } from 'react-router-dom';
import { useMenu } from '../../components/controls/useMenu';
import { useI18n } from '../../i18n/I18nContext';

interface NavigationMenuProps {
  links: { text: string; to: string }[];
  onLogout: () => void;
}

/** The header's links and Logout in a menu, for narrow screens. */
export function NavigationMenu({ links, onLogout }: NavigationMenuProps) {
  const { t } = useI18n();
  const { buttonProps, menuProps } = useMenu();
  return (
    <>
      <IconButton {...buttonProps} edge="end" aria-label={t('shell.menu')}>
        <MenuIcon />
      </IconButton>
      <Menu {...menuProps}>
        {links.map(({ text, to }) => (
          <MenuItem key={to} component={NavLink} to={to} end>
            {text}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem onClick={onLogout}>{t('shell.logout')}</MenuItem>
      </Menu>
    </>
  );
}
