import IconButton from '@mui/material/IconButton';
import { useId, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { FIRST_ACTION } from '../table/firstAction';
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
  /** Whether it is the first action of its row, which has a visible text where there is room (`firstAction.ts`). */
  isFirst?: boolean;
  /** The id of a text that describes it, such as the name of the row's person. */
  describedBy?: string;
  /** Why the button is disabled: its accessible description, and its tooltip in place of the label. */
  unavailable?: string | undefined;
}

/**
 * A button or link of a table row. Its tooltip is CSS of the theme: MUI's Tooltip costs 11 KB of Home
 * (docs/performance.md).
 */
export function IconAction(props: IconActionProps) {
  const { label, icon, to, onClick, isFirst = false, describedBy, unavailable } = props;
  const reasonId = useId();
  const button = {
    color: 'primary',
    className: isFirst ? FIRST_ACTION : undefined,
    'aria-label': label,
    'aria-describedby': describedBy,
    'data-tooltip': label,
  } as const;
  if (to !== undefined) {
    return (
      <IconButton {...button} component={Link} to={to} className={ROW_LINK}>
        {icon}
      </IconButton>
    );
  }
  if (unavailable !== undefined) {
    return (
      <>
        <IconButton
          {...button}
          aria-disabled
          aria-describedby={reasonId}
          data-tooltip={unavailable}
        >
          {icon}
        </IconButton>
        <span id={reasonId} hidden>
          {unavailable}
        </span>
      </>
    );
  }
  return (
    <IconButton {...button} onClick={onClick}>
      {icon}
    </IconButton>
  );
}
