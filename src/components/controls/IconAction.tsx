import { useId, type ReactElement } from 'react';
import { hrefOf } from '../../lib/url/paths';
import { FIRST_ACTION } from '../table/firstAction';
import { ROW_LINK } from '../table/rowLinks';

interface IconActionProps {
  /** The accessible name and the tooltip. */
  label: string;
  /** In a list, it is an icon of `rowIcons.tsx`. */
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
  /** The reason why the button is disabled. It is the accessible description, and the tooltip in place of the label. */
  unavailable?: string | undefined;
}

/**
 * A button or link of a row. It is a plain element with a tooltip of CSS, styled by app/theme/rowElements.ts and
 * tooltips.ts, because a list has some in every row.
 */
export function IconAction(props: IconActionProps) {
  const { label, icon, to, onClick, isFirst = false, describedBy, unavailable } = props;
  const reasonId = useId();
  const action = {
    className: isFirst ? `icon-action ${FIRST_ACTION}` : 'icon-action',
    'aria-label': label,
    'aria-describedby': describedBy,
    'data-tooltip': label,
  };
  if (to !== undefined) {
    return (
      <a {...action} className={`icon-action ${ROW_LINK}`} href={hrefOf(to)}>
        {icon}
      </a>
    );
  }
  if (unavailable !== undefined) {
    return (
      <>
        <button
          {...action}
          type="button"
          aria-disabled
          aria-describedby={reasonId}
          data-tooltip={unavailable}
        >
          {icon}
        </button>
        <span id={reasonId} hidden>
          {unavailable}
        </span>
      </>
    );
  }
  return (
    <button {...action} type="button" onClick={onClick}>
      {icon}
    </button>
  );
}
