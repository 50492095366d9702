import { useId, useState, type MouseEvent } from 'react';
import { placementOf } from './placement';

/** Returns the state of a menu, as props of its button and of MUI's Menu. A click in the menu closes it. */
export function useMenu() {
  const [placement, setPlacement] = useState<ReturnType<typeof placementOf>>();
  const id = useId();
  const close = () => {
    setPlacement(undefined);
  };
  return {
    buttonProps: {
      'aria-haspopup': 'menu',
      'aria-expanded': placement !== undefined,
      'aria-controls': placement ? id : undefined,
      onClick: (event: MouseEvent<HTMLElement>) => {
        setPlacement(placementOf(event.currentTarget));
      },
    },
    menuProps: { id, ...placement, open: placement !== undefined, onClose: close, onClick: close },
  } as const;
}
