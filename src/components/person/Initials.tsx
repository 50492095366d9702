import { initials } from '../../lib/text/initials';
import { personIcon } from '../table/rowIcons';

declare module 'react' {
  interface CSSProperties {
    '--hue'?: number;
  }
}

interface InitialsProps {
  name?: string | null | undefined;
  /** The key of the circle's colour, so that two people with the same name differ. */
  id?: string | null | undefined;
}

/** The hues are this many degrees apart on the colour wheel. */
const STEP = 30;

/**
 * A circle with the initials of a name, or an icon where there is no name. It is beside the name, which screen readers
 * read. A plain element, styled by app/theme/rows.ts: a list has a circle in every row.
 */
export function Initials({ name, id }: InitialsProps) {
  const letters = initials(name ?? '');
  return (
    <span aria-hidden data-initials={letters} style={{ '--hue': hueOf(id ?? name ?? '') }}>
      {letters === '' && personIcon}
    </span>
  );
}

/** The style of an element that has a person's initials first and their name last. */
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
