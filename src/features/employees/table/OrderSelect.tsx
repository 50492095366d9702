import { NativeSelect } from '../../../components/controls/NativeSelect';
import { useI18n } from '../../../i18n/I18nContext';
import { EMPLOYEE_PARAMETERS, type OptionalColumn } from '../model/addressParameters';
import type { EmployeeSorting } from '../model/sorting';
import { wideColumns } from './columns';

interface OrderSelectProps {
  sorting: EmployeeSorting | undefined;
  /** The optional columns that are shown. */
  chosen: OptionalColumn[];
  onSortingChange: (sorting: EmployeeSorting | null) => void;
}

/** Selects the order where most columns have no header. It has both directions of each column of a wide screen. */
export function OrderSelect({ sorting, chosen, onSortingChange }: OrderSelectProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const options = wideColumns(i18n, chosen).flatMap(({ field, header, order = header }) => {
    return [
      { value: format({ field, isDescending: false }), text: order },
      { value: format({ field, isDescending: true }), text: t('employees.descending', { order }) },
    ];
  });
  return (
    <NativeSelect
      label={t('employees.order')}
      value={format(sorting)}
      options={[{ value: format(undefined), text: t('employees.defaultOrder') }, ...options]}
      onChange={(value) => {
        onSortingChange(EMPLOYEE_PARAMETERS.sort.parse(value) ?? null);
      }}
    />
  );
}

const format = (sorting: EmployeeSorting | undefined) =>
  EMPLOYEE_PARAMETERS.sort.format(sorting ?? null) ?? '';
