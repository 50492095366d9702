import ContrastIcon from '@mui/icons-material/Contrast';
import DarkModeIcon from '@mui/icons-material/DarkModeOutlined';
import LightModeIcon from '@mui/icons-material/LightModeOutlined';

export const COLOR_SCHEMES = [
  { mode: 'system', text: 'System', Icon: ContrastIcon },
  { mode: 'light', text: 'Light', Icon: LightModeIcon },
  { mode: 'dark', text: 'Dark', Icon: DarkModeIcon },
] as const;

export type ColorScheme = (typeof COLOR_SCHEMES)[number]['mode'];
