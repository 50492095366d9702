import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { COLOR_SCHEMES, type ColorScheme } from './colorSchemes';

interface ColorSchemeMenuProps {
  /** What it hangs from; null while it is closed. */
  anchor: HTMLElement | null;
  mode: ColorScheme;
  onChoose: (mode: ColorScheme) => void;
  onClose: () => void;
}

export function ColorSchemeMenu({ anchor, mode, onChoose, onClose }: ColorSchemeMenuProps) {
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {COLOR_SCHEMES.map(({ mode: option, text, Icon }) => (
        <MenuItem
          key={option}
          role="menuitemradio"
          aria-checked={option === mode}
          selected={option === mode}
          onClick={() => {
            onChoose(option);
          }}
        >
          <ListItemIcon>
            <Icon fontSize="small" />
          </ListItemIcon>
          {text}
        </MenuItem>
      ))}
    </Menu>
  );
}
