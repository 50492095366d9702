import type { MenuProps } from '@mui/material/Menu';
import { useState } from 'react';
import { lazyDialog } from '../status/lazyComponent';

const LazyMenu = lazyDialog<MenuProps & { onClose: () => void }>(
  async () => (await import('@mui/material/Menu')).default,
);

/** MUI's Menu, whose code is loaded when a menu is first opened (docs/performance.md). */
export function Menu(props: MenuProps & { onClose: () => void }) {
  const [wasOpen, setWasOpen] = useState(false);
  // The menu stays mounted while it fades out. It gets a new key each time it is opened.
  const [openings, setOpenings] = useState(0);
  if (props.open !== wasOpen) {
    setWasOpen(props.open);
    if (props.open) setOpenings(openings + 1);
  }
  return openings > 0 && <LazyMenu key={openings} {...props} />;
}
