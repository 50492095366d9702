import Checkbox from '@mui/material/Checkbox';
import { useContext } from 'react';
import type { Employee } from '../../../api/contract';
import { stopSpace } from '../stopSpace';
import { ChosenContext } from './ChosenContext';
import { useI18n } from '../../../i18n/I18nContext';

interface ChooseCheckboxProps {
  employee: Employee;
  /** For a checkbox in a cell of the grid, which has only one cell in the tab sequence. */
  tabIndex?: 0 | -1;
}

/** Chooses a person to compare, export or print. */
export function ChooseCheckbox({ employee: { _id, name }, tabIndex }: ChooseCheckboxProps) {
  const { t, display } = useI18n();
  const { ids, onToggle } = useContext(ChosenContext);
  return (
    <Checkbox
      size="small"
      // Aligned with the edge of its card.
      sx={{ m: -1 }}
      slotProps={{
        input: { 'aria-label': t('compare.chosenChoosePerson', { name: display(name) }) },
      }}
      title={t('compare.chosenChoose')}
      checked={ids.includes(_id)}
      tabIndex={tabIndex}
      onChange={() => {
        onToggle(_id);
      }}
      onKeyDown={stopSpace}
    />
  );
}
