import type { DataGridProps, GridSortModel } from '@mui/x-data-grid';
import { useMemo } from 'react';
import { useI18n } from '../../../i18n/I18nContext';
import { pageCount } from '../../../lib/url/parameters';
import { PAGE_SIZES, type ResultsAddress } from '../address';
import { ORDER_FIELDS } from '../order/order';
import { FIELDS, parseColumns } from '../fields';

/**
 * Returns the page, the columns and the order in the address, as props of the grid. A page beyond the last becomes the
 * last. The grid also corrects it, but not for the rows with which it is mounted.
 */
export function useTableModels(address: ResultsAddress, rowCount: number) {
  const { count } = useI18n();
  const [{ order, columns, page, size }, update] = address;

  const sortModel = useMemo<GridSortModel>(
    () => (order ? [{ field: order.field, sort: order.isDescending ? 'desc' : 'asc' }] : []),
    [order],
  );
  const columnVisibilityModel = useMemo(() => {
    const selected = parseColumns(columns);
    return Object.fromEntries(FIELDS.map((field) => [field, selected.includes(field)]));
  }, [columns]);
  const pageSize = Number(size);
  const shownPage = Math.min(page, pageCount(rowCount, pageSize));
  const paginationModel = useMemo(() => ({ page: shownPage - 1, pageSize }), [shownPage, pageSize]);

  const pageSizeOptions = useMemo(
    () => PAGE_SIZES.map(Number).map((value) => ({ value, label: count(value) })),
    [count],
  );

  return {
    sortModel,
    onSortModelChange([first]) {
      const field = ORDER_FIELDS.find((name) => name === first?.field);
      const isDescending = first?.sort === 'desc';
      update({ order: field ? { field, isDescending } : null, page: 1 });
    },
    columnVisibilityModel,
    paginationModel,
    pageSizeOptions,
    onPaginationModelChange(model) {
      const selected = PAGE_SIZES.find((option) => Number(option) === model.pageSize) ?? size;
      update(
        { page: model.page + 1, size: selected },
        { replace: selected !== size, scrollToTop: true },
      );
    },
  } satisfies Partial<DataGridProps>;
}
