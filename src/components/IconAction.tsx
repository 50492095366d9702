import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ElementType, ReactElement } from 'react';
import { Link } from 'react-router-dom';

interface IconActionProps {
  /** The accessible name and the tooltip. */
  label: string;
  icon: ReactElement;
  /** Where it leads, if it is a link. */
  to?: string;
  onClick?: () => void;
  disabled?: boolean;
}

/** A button or link of a table row. */
export function IconAction({ label, icon, to, onClick, disabled = false }: IconActionProps) {
  const link: { component?: ElementType; to?: string } = to ? { component: Link, to } : {};
  const button = (
    <IconButton {...link} color="primary" aria-label={label} onClick={onClick} disabled={disabled}>
      {icon}
    </IconButton>
  );
  // A disabled button fires no pointer events for a tooltip to hear.
  return disabled ? button : <Tooltip title={label}>{button}</Tooltip>;
}
