import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { NavLink } from 'react-router-dom';
import type { LazyMenuProps } from '../../components/controls/Menu';
import { useI18n } from '../../i18n/I18nContext';

interface NavigationMenuItemsProps extends LazyMenuProps {
  links: { text: string; to: string }[];
  onLogout: () => void;
}

export function NavigationMenuItems({ links, onLogout, ...menu }: NavigationMenuItemsProps) {
  const { t } = useI18n();
  return (
    <Menu {...menu}>
      {links.map(({ text, to }) => (
        <MenuItem key={to} component={NavLink} to={to} end>
          {text}
        </MenuItem>
      ))}
      <Divider />
      <MenuItem onClick={onLogout}>{t('shell.logout')}</MenuItem>
    </Menu>
  );
}
