import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import { below, BREAKPOINTS } from '../page/breakpoints';

const key = {
  flex: 'none',
  px: '0.4375rem',
  border: 1,
  borderColor: 'divider',
  borderRadius: '6px',
  color: 'text.secondary',
  font: 'caption',
  fontWeight: 600,
  // This device has no keyboard, or the window has no room.
  [`@media (hover: none), ${below(BREAKPOINTS.md)}, print`]: { display: 'none' },
  'input:is(:focus, :not(:placeholder-shown)) ~ &': { display: 'none' },
} satisfies SxProps;

/**
 * Shows the key that focuses a search field (`useSearchShortcut`). It follows the `input`, and is hidden when the input
 * has text.
 */
export function SearchShortcutHint() {
  return (
    <Box component="kbd" aria-hidden sx={key}>
      /
    </Box>
  );
}
