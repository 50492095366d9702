import { NativeSelect } from '../../../components/controls/NativeSelect';
import { sortParameter, type OptionalColumn } from '../model/addressParameters';
import type { Sorting } from '../model/sorting';
import { wideColumns } from './columns';

interface OrderSelectProps {
  sorting: Sorting | undefined;
  /** The optional columns that are shown. */
  chosen: OptionalColumn[];
  onSortingChange: (sorting: Sorting | null) => void;
}

/** The order, where most columns have no header: in each direction of each column that a wide screen has. */
export function OrderSelect({ sorting, chosen, onSortingChange }: OrderSelectProps) {
  const options = wideColumns(chosen).flatMap(({ field, header, sortsBy }) => {
    const text = sortsBy === undefined ? header : `${header} (by ${sortsBy})`;
    return [
      { value: format({ field, direction: 'asc' }), text },
      { value: format({ field, direction: 'desc' }), text: `${text}, descending` },
    ];
  });
  return (
    <NativeSelect
      label="Order"
      value={format(sorting)}
      options={[{ value: format(undefined), text: 'Default order' }, ...options]}
      onChange={(value) => {
        onSortingChange(sortParameter.parse(value) ?? null);
      }}
    />
  );
}

const format = (sorting: Sorting | undefined) => sortParameter.format(sorting ?? null) ?? '';
