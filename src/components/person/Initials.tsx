import PersonIcon from '@mui/icons-material/Person';
import { styled } from '@mui/material/styles';
import { initials } from '../../lib/text/initials';

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

/** Not MUI's `Avatar`: ten of them cost 29 ms of a letter of the search (docs/performance.md). */
const Circle = styled('span')({
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  width: '2.5em',
  height: '2.5em',
  overflow: 'hidden',
  borderRadius: '50%',
  border: '1px solid transparent',
  // In OKLCH all hues have the same contrast, above 7:1.
  backgroundColor: 'oklch(0.92 0.045 var(--hue))',
  color: 'oklch(0.38 0.1 var(--hue))',
  fontSize: '0.8125em',
  fontWeight: 600,
  lineHeight: 1,
  letterSpacing: '0.01em',
  whiteSpace: 'nowrap',
  // CSS content: real text would be copied and searched together with the name.
  '&:not([data-initials=""])::before': { content: 'attr(data-initials)' },
  '& svg': { fontSize: '1.5em' },
  '@media screen': {
    '[data-color-scheme="dark"] &': {
      backgroundColor: 'oklch(0.35 0.06 var(--hue))',
      color: 'oklch(0.92 0.045 var(--hue))',
    },
  },
});

/**
 * A circle with the initials of a name, or an icon where there is no name. It is beside the name, which screen readers
 * read.
 */
export function Initials({ name, id }: InitialsProps) {
  const letters = initials(name ?? '');
  return (
    <Circle aria-hidden data-initials={letters} style={{ '--hue': hueOf(id ?? name ?? '') }}>
      {letters === '' && <PersonIcon />}
    </Circle>
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
