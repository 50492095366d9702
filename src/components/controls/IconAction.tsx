import { keyframes, styled } from '@mui/material/styles';
import { useId, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { ROW_LINK } from '../table/rows';
import { below, BREAKPOINTS } from '../page/breakpoints';

interface IconActionProps {
  /** The accessible name and the tooltip. */
  label: string;
  icon: ReactElement;
  /** The address of a link, which a click on the row follows, too (rows.ts). Without one it is a button. */
  to?: string;
  onClick?: () => void;
  /** Why it cannot be pressed: its description, and its tooltip in place of the label. */
  unavailable?: string | undefined;
}

// Not an animation of the opacity, for which the browser makes a layer whenever the pointer passes.
const appear = keyframes({ from: { visibility: 'hidden' } });

const tooltip = {
  content: 'attr(aria-label)',
  position: 'absolute',
  zIndex: 1,
  // Over the button's padding and the space above it, so that it covers no text.
  bottom: 'calc(100% - 7px)',
  // On small screens the last icon is at the edge of the window.
  [`@media ${below(BREAKPOINTS.md)}`]: { insetInlineEnd: 0 },
  padding: '1px 8px',
  borderRadius: 6,
  // Its only edge where colours are forced.
  outline: '1px solid transparent',
  backgroundColor: 'var(--mui-palette-text-primary)',
  color: 'var(--mui-palette-background-paper)',
  font: 'var(--mui-font-caption)',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  animation: `${appear} 1ms 400ms backwards`,
} as const;

/** In the tooltip's place: a sentence, which must not reach over the edge of the window. */
const reason = {
  content: 'attr(data-reason)',
  insetInlineEnd: 0,
  width: 'max-content',
  maxWidth: '14rem',
  textAlign: 'start',
  textWrap: 'balance',
  whiteSpace: 'normal',
} as const;

const style = {
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  padding: 8,
  border: 0,
  borderRadius: '50%',
  background: 'none',
  color: 'var(--mui-palette-primary-main)',
  cursor: 'pointer',
  '&[aria-disabled]': { color: 'var(--mui-palette-action-disabled)', cursor: 'default' },
  '&:focus-visible::after': tooltip,
  '&[aria-disabled]:focus-visible::after': reason,
  // A touch screen has no hover: the tooltip would stay after a tap.
  '@media (hover: hover)': {
    '&:hover:not([aria-disabled])': {
      backgroundColor: 'rgb(var(--mui-palette-primary-mainChannel) / 0.08)',
    },
    '&:hover::after': tooltip,
    '&[aria-disabled]:hover::after': reason,
    // After a dialog one button can have the focus and another one the pointer.
    'table:has(.icons > :hover) &:not(:hover)::after': { content: 'none' },
  },
} as const;

const ActionLink = styled(Link)(style);
const ActionButton = styled('button')(style);

/** A button or link of a table row, with a tooltip. */
export function IconAction({ label, icon, to, onClick, unavailable }: IconActionProps) {
  const reasonId = useId();
  if (to !== undefined) {
    return (
      <ActionLink to={to} className={ROW_LINK} aria-label={label}>
        {icon}
      </ActionLink>
    );
  }
  if (unavailable !== undefined) {
    return (
      <>
        <ActionButton
          type="button"
          aria-label={label}
          aria-disabled
          aria-describedby={reasonId}
          data-reason={unavailable}
        >
          {icon}
        </ActionButton>
        <span id={reasonId} hidden>
          {unavailable}
        </span>
      </>
    );
  }
  return (
    <ActionButton type="button" aria-label={label} onClick={onClick}>
      {icon}
    </ActionButton>
  );
}
