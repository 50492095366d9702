import { NativeSelect } from '../../../components/controls/NativeSelect';
import { EMPLOYEE_PARAMETERS, type OptionalColumn } from '../model/addressParameters';
import type { EmployeeSorting } from '../model/sorting';
import { wideColumns } from './columns';

interface OrderSelectProps {
  sorting: EmployeeSorting | undefined;
  /** The optional columns that are shown. */
  chosen: OptionalColumn[];
  onSortingChange: (sorting: EmployeeSorting | null) => void;
}

/** The order, where most columns have no header: in each direction of each column that a wide screen has. */
export function OrderSelect({ sorting, chosen, onSortingChange }: OrderSelectProps) {
  const options = wideColumns(chosen).flatMap(({ field, header, sortsBy }) => {
    const text = sortsBy === undefined ? header : `${header} (by ${sortsBy})`;
    return [
      { value: format({ field, isDescending: false }), text },
      { value: format({ field, isDescending: true }), text: `${text}, descending` },
    ];
  });
  return (
    <NativeSelect
      label="Order"
      value={format(sorting)}
      options={[{ value: format(undefined), text: 'Default order' }, ...options]}
      onChange={(value) => {
        onSortingChange(EMPLOYEE_PARAMETERS.sort.parse(value) ?? null);
      }}
    />
  );
}

const format = (sorting: EmployeeSorting | undefined) =>
  EMPLOYEE_PARAMETERS.sort.format(sorting ?? null) ?? '';
