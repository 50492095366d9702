import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useContext, useRef } from 'react';
import type { Employee } from '../../../api/contract';
import { atLeast, SMALLEST } from '../../../components/page/breakpoints';
import { checkedIcon, uncheckedIcon } from '../../../components/table/rowIcons';
import { MAX_SELECTED } from '../../../domain/constants';
import { nameWithDetail } from '../../../lib/text/personLabels';
import { stopSpace } from '../stopSpace';
import { SelectionContext } from './SelectionContext';
import { useI18n } from '../../../i18n/I18nContext';

interface SelectCheckboxProps {
  employee: Employee;
  /** Distinguishes the person from others with the same name. */
  detail: string | undefined;
  /** Set for a checkbox in a cell of the grid, which has only one cell in the tab sequence. */
  tabIndex?: 0 | -1;
}

/** Selects a person to compare, export or print. With Shift, it selects all people from the last one to this one. */
export function SelectCheckbox({ employee, detail, tabIndex }: SelectCheckboxProps) {
  const { _id, name } = employee;
  const { t, display } = useI18n();
  const { ids, onToggle } = useContext(SelectionContext);
  // In some browsers, the click event of the space bar does not say whether Shift is pressed.
  const isShiftedSpace = useRef(false);
  const isSelected = ids.has(_id);
  return (
    <span className="checkbox" title={t('compare.selectedChoose')}>
      <input
        type="checkbox"
        aria-label={t('compare.selectedChoosePerson', {
          name: nameWithDetail(display(name), detail),
        })}
        checked={isSelected}
        tabIndex={tabIndex}
        onChange={({ nativeEvent }) => {
          const isShiftedClick = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
          onToggle(_id, isShiftedClick || isShiftedSpace.current);
          isShiftedSpace.current = false;
        }}
        onKeyDown={(event) => {
          isShiftedSpace.current = event.key === ' ' && event.shiftKey;
          stopSpace(event);
        }}
      />
      {isSelected ? checkedIcon : uncheckedIcon}
    </span>
  );
}

/** Aligns the checkbox with the edge of its cell. */
const aligned = { m: -1 };

/** The label has one line where the order is beside it. */
const oneLine = { [`@media ${atLeast(SMALLEST)}`]: { whiteSpace: 'nowrap' } };

interface SelectAllCheckboxProps {
  /** Whether the label is beside the checkbox. Otherwise, it is the name and the tooltip of the checkbox. */
  hasLabel?: boolean;
  tabIndex?: 0 | -1;
}

/** Selects all results, including those on other pages. If there are too many, it selects as many as it can. */
export function SelectAllCheckbox({ hasLabel = false, tabIndex }: SelectAllCheckboxProps) {
  const { t } = useI18n();
  const { ids, resultIds = [], onToggleAll } = useContext(SelectionContext);
  const all = resultIds.slice(0, MAX_SELECTED);
  const selected = all.filter((id) => ids.has(id)).length;
  const label =
    resultIds.length > MAX_SELECTED
      ? t('compare.selectedFirst', { most: MAX_SELECTED, count: resultIds.length })
      : t('compare.selectedAll', { count: resultIds.length });
  const checkbox = (
    <Checkbox
      size="small"
      sx={hasLabel ? undefined : aligned}
      slotProps={{ input: { 'aria-label': hasLabel ? undefined : label } }}
      title={hasLabel ? undefined : label}
      checked={all.length > 0 && selected === all.length}
      indeterminate={selected > 0 && selected < all.length}
      tabIndex={tabIndex}
      onChange={onToggleAll}
      onKeyDown={stopSpace}
    />
  );
  if (!hasLabel) return checkbox;
  return (
    <FormControlLabel
      control={checkbox}
      label={label}
      slotProps={{
        typography: {
          variant: 'body2',
          color: 'textSecondary',
          noWrap: false,
          sx: resultIds.length > MAX_SELECTED ? undefined : oneLine,
        },
      }}
    />
  );
}
