import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { useState } from 'react';
import { lazily } from '../../lib/code/lazily';
import { COLOR_SCHEMES } from './colorSchemes';

const ColorSchemeMenu = lazily(async () => (await import('./ColorSchemeMenu')).ColorSchemeMenu);

/** Chooses between light, dark, and whichever the system has. */
export function ColorSchemeSwitch() {
  const { mode = 'system', setMode } = useColorScheme();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const { Icon } = COLOR_SCHEMES.find((option) => option.mode === mode) ?? COLOR_SCHEMES[0];

  return (
    <>
      <IconButton
        aria-label="Colour scheme"
        title="Colour scheme"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={() => void ColorSchemeMenu.preload()}
        onFocus={() => void ColorSchemeMenu.preload()}
        onClick={(event) => {
          setWasOpened(true);
          setAnchor(event.currentTarget);
        }}
      >
        <Icon />
      </IconButton>
      {wasOpened && (
        <ColorSchemeMenu
          anchor={anchor}
          mode={mode}
          onChoose={(chosen) => {
            setMode(chosen);
            setAnchor(null);
          }}
          onClose={() => {
            setAnchor(null);
          }}
        />
      )}
    </>
  );
}
