import type { DataGridProps, GridFilterModel } from '@mui/x-data-grid';
import { useMemo, useState } from 'react';
import { pageCount } from '../../../lib/url/parameters';
import { PAGE_SIZES, type ResultsAddress } from '../address';
import {
  formatColumns,
  formatFilter,
  formatSort,
  parseColumns,
  parseFilter,
  parseSort,
} from './addressModels';

/**
 * What the address says of the table, as properties of the grid. A page beyond the last becomes the last: the grid also
 * corrects it, but not for rows that are there when it is mounted.
 */
export function useTableModels(address: ResultsAddress, rowCount: number) {
  const [{ sort, columns, page, size, density }, update] = address;
  const filter = useFilterModel(address);

  const sortModel = useMemo(() => parseSort(sort), [sort]);
  const columnVisibilityModel = useMemo(() => parseColumns(columns), [columns]);
  const pageSize = Number(size);
  const shownPage = Math.min(page, pageCount(rowCount, pageSize));
  const paginationModel = useMemo(() => ({ page: shownPage - 1, pageSize }), [shownPage, pageSize]);

  return {
    ...filter,
    sortModel,
    onSortModelChange(model) {
      update({ sort: formatSort(model), page: 1 });
    },
    columnVisibilityModel,
    onColumnVisibilityModelChange(model) {
      update({ columns: formatColumns(model) }, { replace: true });
    },
    paginationModel,
    pageSizeOptions: PAGE_SIZE_OPTIONS,
    onPaginationModelChange(model) {
      const chosen = PAGE_SIZES.find((one) => Number(one) === model.pageSize) ?? size;
      update({ page: model.page + 1, size: chosen }, { replace: chosen !== size });
    },
    density,
  } satisfies Partial<DataGridProps>;
}

const PAGE_SIZE_OPTIONS = PAGE_SIZES.map(Number);

/** The grid's own model. Unlike the address, it can have a filter without a value yet. */
function useFilterModel([{ filter, find }, update]: ResultsAddress) {
  const texts = `${filter}\n${find}`;
  const [previous, setPrevious] = useState(texts);
  const [filterModel, setFilterModel] = useState(() => toModel(filter, find));

  if (texts !== previous) {
    setPrevious(texts);
    if (texts !== textsOf(filterModel)) setFilterModel(toModel(filter, find));
  }

  return {
    filterModel,
    onFilterModelChange(model: GridFilterModel) {
      setFilterModel(model);
      update({ filter: formatFilter(model), find: words(model), page: 1 }, { replace: true });
    },
  };
}

function toModel(filter: string, find: string): GridFilterModel {
  const item = parseFilter(filter);
  const quickFilterValues = find.split(' ').filter((word) => word !== '');
  return { items: item ? [item] : [], quickFilterValues };
}

const words = ({ quickFilterValues = [] }: GridFilterModel) => quickFilterValues.join(' ');
const textsOf = (model: GridFilterModel) => `${formatFilter(model)}\n${words(model)}`;
