import { styled } from '@mui/material/styles';
import { below, BREAKPOINTS } from '../page/breakpoints';

const Key = styled('kbd')({
  flex: 'none',
  padding: '0 0.4375rem',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 6,
  color: 'var(--mui-palette-text-secondary)',
  font: 'var(--mui-font-caption)',
  fontWeight: 600,
  // No keyboard, or no room.
  [`@media (hover: none), ${below(BREAKPOINTS.md)}, print`]: { display: 'none' },
  'input:is(:focus, :not(:placeholder-shown)) ~ &': { display: 'none' },
});

/** The key that focuses a search field, after its `input` while that is empty (`useSearchShortcut`). */
export function SearchShortcutHint() {
  return <Key aria-hidden>/</Key>;
}
