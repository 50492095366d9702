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
  /** What the tint comes from, so that two people with one name differ. */
  id?: string | null | undefined;
}

/** The tints are this many degrees apart on the colour wheel. */
const STEP = 30;

/** The style of the circle, for a hot table, which renders plain elements. In OKLCH all hues have the same contrast, above 7:1. */
export const initialsStyle = {
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  width: '2.5em',
  height: '2.5em',
  overflow: 'hidden',
  borderRadius: '50%',
  border: '1px solid transparent',
  backgroundColor: 'oklch(0.92 0.045 var(--hue))',
  color: 'oklch(0.38 0.1 var(--hue))',
  fontSize: '0.8125em',
  fontWeight: 650,
  lineHeight: 1,
  letterSpacing: '0.01em',
  whiteSpace: 'nowrap',
  // Not as text, which would be copied and found with the name.
  '&::before': { content: 'attr(data-initials)' },
  '&[data-initials=""]::before': { content: 'none' },
  '& svg': { fontSize: '1.5em' },
  '@media screen': {
    '[data-color-scheme="dark"] &': {
      backgroundColor: 'oklch(0.35 0.06 var(--hue))',
      color: 'oklch(0.92 0.045 var(--hue))',
    },
  },
} as const;

const Root = styled('span')(initialsStyle);

/** The properties of the circle's element. */
export function initialsProps({ name, id }: InitialsProps) {
  const letters = initials(name ?? '');
  return {
    'aria-hidden': true,
    'data-initials': letters,
    style: { '--hue': hueOf(id ?? name ?? '') },
    children: letters === '' && <PersonIcon />,
  };
}

/**
 * A circle with the initials of a name, or an icon where it has none. It stands beside the name, which screen readers
 * read.
 */
export function Initials(props: InitialsProps) {
  return <Root {...initialsProps(props)} />;
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
