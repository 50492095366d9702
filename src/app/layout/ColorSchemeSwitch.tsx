import ContrastIcon from '@mui/icons-material/Contrast';
import DarkModeIcon from '@mui/icons-material/DarkModeOutlined';
import LightModeIcon from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { LazyMenu } from '../../components/controls/LazyMenu';

const COLOR_SCHEMES = [
  { mode: 'system', text: 'System', Icon: ContrastIcon },
  { mode: 'light', text: 'Light', Icon: LightModeIcon },
  { mode: 'dark', text: 'Dark', Icon: DarkModeIcon },
] as const;

/** Chooses between light, dark, and the system's colour scheme. */
export function ColorSchemeSwitch() {
  const { mode = 'system', setMode } = useColorScheme();
  const { Icon } = COLOR_SCHEMES.find((option) => option.mode === mode) ?? COLOR_SCHEMES[0];

  return (
    <LazyMenu
      renderButton={(props) => (
        <IconButton {...props} aria-label="Colour scheme" title="Colour scheme">
          <Icon />
        </IconButton>
      )}
      entries={COLOR_SCHEMES.map((option) => ({
        text: option.text,
        icon: <option.Icon fontSize="small" />,
        choice: { type: 'radio', isChecked: option.mode === mode },
        onSelect: () => {
          setMode(option.mode);
        },
      }))}
    />
  );
}
