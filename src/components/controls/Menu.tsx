import type { MenuProps } from '@mui/material/Menu';
import { useState, type ComponentType } from 'react';
import { lazyDialog } from './lazyDialog';

export interface LazyMenuProps extends MenuProps {
  onClose: () => void;
}

/**
 * Creates a menu whose code is loaded when it is first opened. `load` loads a component that renders MUI's Menu with
 * its items, and passes it the props of the menu.
 */
export function lazyMenu<Props extends LazyMenuProps>(load: () => Promise<ComponentType<Props>>) {
  const Loaded = lazyDialog(load);

  return function LazyMenu(props: Props) {
    const [wasOpen, setWasOpen] = useState(false);
    // The menu stays mounted while it fades out, so it gets a new key each time it is opened.
    const [openings, setOpenings] = useState(0);
    if (props.open !== wasOpen) {
      setWasOpen(props.open);
      if (props.open) setOpenings(openings + 1);
    }
    return openings > 0 && <Loaded key={openings} {...props} />;
  };
}

/** MUI's Menu. Menus of the first screen load their items, too, with `lazyMenu`. */
export const Menu = lazyMenu<LazyMenuProps>(
  async () => (await import('@mui/material/Menu')).default,
);
