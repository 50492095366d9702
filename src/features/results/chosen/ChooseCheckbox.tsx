import { styled } from '@mui/material/styles';
import { useContext } from 'react';
import type { Employee } from '../../../api/contract';
import { keepSpace } from '../keepSpace';
import { Chosen } from './chosen';
import { useI18n } from '../../../i18n/I18nContext';

interface ChooseCheckboxProps {
  employee: Employee;
  /** For a cell of the grid, which has only one cell in the tab sequence. */
  tabIndex?: 0 | -1;
}

const Input = styled('input')({
  display: 'block',
  flex: 'none',
  width: 24,
  height: 24,
  margin: 0,
  accentColor: 'var(--mui-palette-primary-main)',
  cursor: 'pointer',
});

/** Chooses a person to compare, export or print. */
export function ChooseCheckbox({ employee: { _id, name }, tabIndex }: ChooseCheckboxProps) {
  const { t, display } = useI18n();
  const { ids, onToggle } = useContext(Chosen);
  return (
    <Input
      type="checkbox"
      aria-label={t('compare.chosenChoosePerson', { name: display(name) })}
      title={t('compare.chosenChoose')}
      checked={ids.includes(_id)}
      tabIndex={tabIndex}
      onChange={() => {
        onToggle(_id);
      }}
      onKeyDown={keepSpace}
    />
  );
}
