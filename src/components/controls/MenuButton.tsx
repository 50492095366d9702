import Button, { type ButtonProps } from '@mui/material/Button';
import { LazyMenu } from './LazyMenu';
import type { MenuEntry } from './MenuEntries';

interface MenuButtonProps extends Pick<ButtonProps, 'startIcon' | 'endIcon' | 'sx' | 'children'> {
  entries: MenuEntry[];
}

/** A button with a text that opens a menu. */
export function MenuButton({ entries, ...button }: MenuButtonProps) {
  return (
    <LazyMenu
      renderButton={(props) => <Button color="inherit" {...button} {...props} />}
      entries={entries}
    />
  );
}
