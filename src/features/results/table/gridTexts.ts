import type { GridLocaleText } from '@mui/x-data-grid';
import type { I18n } from '../../../i18n/createI18n';

/** The grid's own texts, as far as this grid shows them. */
export const gridTexts = ({ t }: I18n): Partial<GridLocaleText> => ({
  columnHeaderSortIconLabel: t('results.table.sort'),
  paginationRowsPerPage: t('results.table.rowsPerPage'),
  paginationDisplayedRows: ({ from, to, count }) =>
    t('results.table.shownRows', { from, to, count }),
  paginationItemAriaLabel: (type) =>
    t(`results.table.${type === 'next' ? 'nextPage' : 'previousPage'}`),
});
