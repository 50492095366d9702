import Avatar from '@mui/material/Avatar';
import { initials } from '../../lib/text/initials';

declare module 'react' {
  interface CSSProperties {
    '--hue'?: number;
  }
}

interface InitialsProps {
  name?: string | null | undefined;
  /** What the tint comes from, so that two people with one name differ. */
  id?: string | null | undefined;
}

/** The tints are this many degrees apart on the colour wheel. */
const STEP = 30;

/**
 * A circle with the initials of a name, or MUI's own icon where it has none. It stands beside the name, which screen
 * readers read. The theme writes the letters: as text, they would be copied and found with the name.
 */
export function Initials({ name, id }: InitialsProps) {
  const letters = initials(name ?? '');
  return (
    <Avatar
      component="span"
      aria-hidden
      data-initials={letters}
      style={{ '--hue': hueOf(id ?? name ?? '') }}
    >
      {letters !== '' && <></>}
    </Avatar>
  );
}

/** The style of what holds a person's initials, first, and their name, last. */
export const personStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  '& > :last-child': { minWidth: 0 },
} as const;

/** Degrees. */
function hueOf(key: string): number {
  let hash = 0;
  for (const character of key.slice(0, 100)) {
    hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  }
  return (hash % (360 / STEP)) * STEP;
}
