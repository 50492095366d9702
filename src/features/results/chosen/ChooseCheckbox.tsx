import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useContext, useRef } from 'react';
import type { Employee } from '../../../api/contract';
import { atLeast, SMALLEST } from '../../../components/page/breakpoints';
import { checkedIcon, uncheckedIcon } from '../../../components/table/rowIcons';
import { MAX_CHOSEN } from '../../../domain/constants';
import { nameWithFact } from '../../../lib/text/personLabels';
import { stopSpace } from '../stopSpace';
import { ChosenContext } from './ChosenContext';
import { useI18n } from '../../../i18n/I18nContext';

interface ChooseCheckboxProps {
  employee: Employee;
  /** Tells the person apart from others of the same name. */
  fact: string | undefined;
  /** For a checkbox in a cell of the grid, which has only one cell in the tab sequence. */
  tabIndex?: 0 | -1;
}

/** Chooses a person to compare, export or print; with Shift, all people from the last one to this one. */
export function ChooseCheckbox({ employee, fact, tabIndex }: ChooseCheckboxProps) {
  const { _id, name } = employee;
  const { t, display } = useI18n();
  const { ids, onToggle } = useContext(ChosenContext);
  // Not all browsers say in the click of a Space whether Shift is pressed.
  const isShiftedSpace = useRef(false);
  const isChosen = ids.has(_id);
  return (
    <span className="checkbox" title={t('compare.chosenChoose')}>
      <input
        type="checkbox"
        aria-label={t('compare.chosenChoosePerson', { name: nameWithFact(display(name), fact) })}
        checked={isChosen}
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
      {isChosen ? checkedIcon : uncheckedIcon}
    </span>
  );
}

/** Aligned with the edge of its cell. */
const aligned = { m: -1 };

/** Beside the order, where it is not the only one in its line. */
const oneLine = { [`@media ${atLeast(SMALLEST)}`]: { whiteSpace: 'nowrap' } };

interface ChooseAllCheckboxProps {
  /** Whether its words are beside it. Otherwise they are its name and its tooltip. */
  hasLabel?: boolean;
  tabIndex?: 0 | -1;
}

/** Chooses all people found, also those on other pages; of many, as many as can be chosen. */
export function ChooseAllCheckbox({ hasLabel = false, tabIndex }: ChooseAllCheckboxProps) {
  const { t } = useI18n();
  const { ids, found = [], onToggleAll } = useContext(ChosenContext);
  const all = found.slice(0, MAX_CHOSEN);
  const chosen = all.filter((id) => ids.has(id)).length;
  const label =
    found.length > MAX_CHOSEN
      ? t('compare.chosenFirst', { most: MAX_CHOSEN, count: found.length })
      : t('compare.chosenAll', { count: found.length });
  const checkbox = (
    <Checkbox
      size="small"
      sx={hasLabel ? undefined : aligned}
      slotProps={{ input: { 'aria-label': hasLabel ? undefined : label } }}
      title={hasLabel ? undefined : label}
      checked={all.length > 0 && chosen === all.length}
      indeterminate={chosen > 0 && chosen < all.length}
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
          sx: found.length > MAX_CHOSEN ? undefined : oneLine,
        },
      }}
    />
  );
}
