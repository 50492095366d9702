import { initials } from '../../lib/text/initials';
import { personIcon } from '../table/rowIcons';

declare module 'react' {
  interface CSSProperties {
    '--hue'?: number;
  }
}

interface InitialsProps {
  name?: string | null | undefined;
  /** The key of the circle's colour. It distinguishes two people with the same name. */
  id?: string | null | undefined;
}

/** The distance between two hues on the colour wheel, in degrees. */
const STEP = 30;

/**
 * A circle with the initials of a name, or an icon if there is no name. It is beside the name, which screen readers
 * read. It is a plain element, styled by app/theme/rowElements.ts, because a list has a circle in every row.
 */
export function Initials({ name, id }: InitialsProps) {
  const letters = initials(name ?? '');
  return (
    <span aria-hidden data-initials={letters} style={{ '--hue': hueOf(id ?? name ?? '') }}>
      {letters === '' && personIcon}
    </span>
  );
}

/** The style of an element whose first child is a person's initials and whose last child is their name. */
export const personStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  '& > :last-child': { minWidth: 0 },
} as const;

/** Returns the hue of the circle in degrees. */
function hueOf(key: string): number {
  let hash = 0;
  for (const character of key.slice(0, 100)) {
    hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  }
  return (hash % (360 / STEP)) * STEP;
}
