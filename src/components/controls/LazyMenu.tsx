import { useId, useState, type MouseEvent, type ReactElement } from 'react';
import { lazyOverlay } from '../status/lazyOverlay';
import type { MenuContent } from './MenuEntries';

const MenuEntries = lazyOverlay(async () => (await import('./MenuEntries')).MenuEntries);

/** What makes a button the button of a menu. */
interface MenuButtonProps {
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

interface LazyMenuProps extends MenuContent {
  renderButton: (props: MenuButtonProps) => ReactElement;
  onOpen?: () => void;
}

/** A button that opens a menu, whose code is loaded when it is first opened. */
export function LazyMenu({ renderButton, onOpen, ...content }: LazyMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // The menu stays mounted while it fades out, and is mounted anew when it is opened again.
  const [openings, setOpenings] = useState(0);
  const id = useId();

  return (
    <>
      {renderButton({
        'aria-haspopup': 'menu',
        'aria-expanded': anchor !== null,
        'aria-controls': anchor ? id : undefined,
        onClick: (event) => {
          setAnchor(event.currentTarget);
          setOpenings((count) => count + 1);
          onOpen?.();
        },
      })}
      {openings > 0 && (
        <MenuEntries
          key={openings}
          {...content}
          id={id}
          anchor={anchor}
          onClose={() => {
            setAnchor(null);
          }}
        />
      )}
    </>
  );
}
