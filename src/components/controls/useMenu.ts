import { useId, useState, type MouseEvent } from 'react';

/** The state of a menu, as props of its button and of MUI's Menu. A click in the menu closes it. */
export function useMenu() {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = () => {
    setAnchorEl(null);
  };
  return {
    buttonProps: {
      'aria-haspopup': 'menu',
      'aria-expanded': anchorEl !== null,
      'aria-controls': anchorEl ? id : undefined,
      onClick: (event: MouseEvent<HTMLElement>) => {
        setAnchorEl(event.currentTarget);
      },
    },
    menuProps: { id, anchorEl, open: anchorEl !== null, onClose: close, onClick: close },
  } as const;
}
