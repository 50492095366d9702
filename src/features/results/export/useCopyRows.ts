import type { Employee } from '../../../api/contract';
import { canCopy, copyTable } from '../../../components/controls/copyText';
import type { I18n } from '../../../i18n/createI18n';
import { useI18n } from '../../../i18n/I18nContext';
import type { ResultsAddress } from '../address';
import { parseColumns } from '../fields';
import { useExport } from './useExport';

const COPYING_FAILED = {
  log: 'Copying failed',
  text: ({ t }: I18n) => t('results.copy.failed'),
};

/**
 * Copies the rows and the visible columns of the table. The rows are those of all pages, or the selected ones.
 * @param results In their order; undefined until they are known.
 */
export function useCopyRows(
  results: readonly Employee[] | undefined,
  [{ q, view, columns, chosen: selected }]: ResultsAddress,
) {
  const i18n = useI18n();
  const { t } = i18n;
  const selectedRows = results?.filter(({ _id }) => selected.includes(_id)) ?? [];
  const rows = selectedRows.length > 0 ? selectedRows : (results ?? []);
  const count = rows.length;
  const copying = useExport(
    t('results.copy.progress'),
    async (bulk) => {
      // Nothing is awaited before this, because the browser allows copying only in the click.
      const code = import('./resultTexts');
      const table = code.then(({ resultTexts }) =>
        resultTexts(i18n, rows, parseColumns(columns), bulk),
      );
      await copyTable(table, (page) => page.t('results.copy.copied', { count }));
      return undefined;
    },
    q,
    COPYING_FAILED,
  );
  return {
    ...copying,
    /** The text of the button; undefined where there is nothing to copy, or the browser does not allow it. */
    label:
      view === 'table' && count > 0 && !copying.progress && canCopy()
        ? t(selectedRows.length > 0 ? 'results.copy.selected' : 'results.copy.all', { count })
        : undefined,
  };
}
