import IconButton from '@mui/material/IconButton';
import { useId, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { ROW_LINK } from '../table/rows';

interface IconActionProps {
  /** The accessible name and the tooltip. */
  label: string;
  icon: ReactElement;
  /**
   * The address of a link. A click on the table row follows it too (`rowLinkProps`). Without an address it is a button.
   */
  to?: string;
  onClick?: () => void;
  /** Why the button is disabled: its accessible description, and its tooltip in place of the label. */
  unavailable?: string | undefined;
}

/**
 * A button or link of a table row. Its tooltip is CSS of the theme: MUI's Tooltip costs 11 KB of Home
 * (docs/performance.md).
 */
export function IconAction({ label, icon, to, onClick, unavailable }: IconActionProps) {
  const reasonId = useId();
  const props = { color: 'primary', 'aria-label': label, 'data-tooltip': label } as const;
  if (to !== undefined) {
    return (
      <IconButton {...props} component={Link} to={to} className={ROW_LINK}>
        {icon}
      </IconButton>
    );
  }
  if (unavailable !== undefined) {
    return (
      <>
        <IconButton {...props} aria-disabled aria-describedby={reasonId} data-tooltip={unavailable}>
          {icon}
        </IconButton>
        <span id={reasonId} hidden>
          {unavailable}
        </span>
      </>
    );
  }
  return (
    <IconButton {...props} onClick={onClick}>
      {icon}
    </IconButton>
  );
}
