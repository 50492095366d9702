import { keyframes, styled, type CSSObject } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { perTheme } from '../../lib/perTheme';

interface IconActionProps {
  /** The accessible name and the tooltip. */
  label: string;
  icon: ReactElement;
  /** Where it leads, if it is a link. */
  to?: string;
  onClick?: () => void;
  disabled?: boolean;
}

// Of its opacity the browser would make a layer, whenever the pointer passes.
const appear = keyframes({ from: { visibility: 'hidden' } });

/** One element, and a tooltip only while it is wanted: a page of evaluations has thirty of these. */
const look = perTheme(({ vars, typography, breakpoints }) => {
  const tooltip: CSSObject = {
    content: 'attr(aria-label)',
    position: 'absolute',
    zIndex: 1,
    // Over the button's own edge and the space above it: no word is covered.
    bottom: 'calc(100% - 7px)',
    // On small screens the last icon stands at the edge.
    [breakpoints.down('md')]: { insetInlineEnd: 0 },
    padding: '1px 8px',
    borderRadius: 6,
    backgroundColor: vars.palette.text.primary,
    color: vars.palette.background.paper,
    ...typography.caption,
    fontWeight: 500,
    whiteSpace: 'nowrap',
    animation: `${appear} 1ms 400ms backwards`,
  };
  return {
    position: 'relative',
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    padding: 8,
    border: 0,
    borderRadius: '50%',
    background: 'none',
    color: vars.palette.primary.main,
    cursor: 'pointer',
    '&:disabled': { color: vars.palette.action.disabled, cursor: 'default' },
    '&:focus-visible::after': tooltip,
    // Where a finger has no hover, it would stay after a tap.
    '@media (hover: hover)': {
      '&:hover:not(:disabled)': {
        backgroundColor: `rgb(${vars.palette.primary.mainChannel} / 0.08)`,
        '&::after': tooltip,
      },
    },
  };
});

const ActionLink = styled(Link)(look);
const ActionButton = styled('button')(look);

/** A button or link of a table row. */
export function IconAction({ label, icon, to, onClick, disabled }: IconActionProps) {
  if (to !== undefined) {
    return (
      <ActionLink to={to} aria-label={label}>
        {icon}
      </ActionLink>
    );
  }
  return (
    <ActionButton type="button" aria-label={label} onClick={onClick} disabled={disabled}>
      {icon}
    </ActionButton>
  );
}
