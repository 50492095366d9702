import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import { ChoiceItem } from '../../../components/controls/ChoiceItem';
import type { LazyMenuProps } from '../../../components/controls/Menu';
import type { I18n } from '../../../i18n/createI18n';
import { useI18n } from '../../../i18n/I18nContext';
import { EMPLOYEE_PARAMETERS, type OptionalColumn } from '../model/address';
import { compactRows } from '../model/compactRows';
import type { EmployeeSorting } from '../model/sorting';
import { wideColumns } from './columns';

export interface TableChoices {
  /** The optional columns that are shown. */
  selected: OptionalColumn[];
  onChoose: (columns: OptionalColumn[]) => void;
  sorting: EmployeeSorting | undefined;
  onSortingChange: (sorting: EmployeeSorting | null) => void;
}

interface TableMenuItemsProps extends LazyMenuProps {
  choices: TableChoices;
  isNarrow: boolean;
}

/** The message key of an option is that of its column. */
const OPTIONS: readonly OptionalColumn[] = ['position', 'hireDate'];

export function TableMenuItems({ choices, isNarrow, ...menu }: TableMenuItemsProps) {
  const { selected, onChoose } = choices;
  const i18n = useI18n();
  const { t } = i18n;
  const isCompact = compactRows.useValue();
  const isShown = (column: OptionalColumn) => selected.includes(column);
  return (
    <Menu {...menu}>
      {isNarrow && <ListSubheader role="none">{t('employees.columns')}</ListSubheader>}
      {OPTIONS.map((column) => (
        <ChoiceItem
          key={column}
          type="checkbox"
          isChecked={isShown(column)}
          onSelect={() => {
            onChoose(OPTIONS.filter((option) => isShown(option) !== (option === column)));
          }}
        >
          {t(`employees.${column}`)}
        </ChoiceItem>
      ))}
      <Divider />
      <ListSubheader role="none">
        {t(isNarrow ? 'employees.order' : 'employees.rows')}
      </ListSubheader>
      {isNarrow ? (
        orderItems(i18n, choices)
      ) : (
        <ChoiceItem
          type="checkbox"
          isChecked={isCompact}
          onSelect={() => {
            compactRows.set(!isCompact);
          }}
        >
          {t('employees.compactRows')}
        </ChoiceItem>
      )}
    </Menu>
  );
}

/** Returns both directions of each column of a wide screen. */
function orderItems(i18n: I18n, { selected, sorting, onSortingChange }: TableChoices) {
  const { t } = i18n;
  const { format } = EMPLOYEE_PARAMETERS.sort;
  const orders = wideColumns(i18n, selected).flatMap(({ field, header, order = header }) => [
    { next: { field, isDescending: false }, text: order },
    { next: { field, isDescending: true }, text: t('employees.descending', { order }) },
  ]);
  return [{ next: null, text: t('employees.defaultOrder') }, ...orders].map(({ next, text }) => (
    <ChoiceItem
      key={format(next)}
      type="radio"
      isChecked={format(sorting ?? null) === format(next)}
      onSelect={() => {
        onSortingChange(next);
      }}
    >
      {text}
    </ChoiceItem>
  ));
}
