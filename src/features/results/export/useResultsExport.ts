import type { Employee } from '../../../api/contract';
import { exportResults } from './exportResults';
import { useExport } from './useExport';
import { useI18n } from '../../../i18n/I18nContext';

/**
 * Exports the results.
 * @param results The employees to export, in their order; undefined until they are known.
 * @param search The text that was searched for. Another search cancels the export, even if its results are in the
 * cache.
 */
export function useResultsExport(results: Employee[] | undefined, search: string | null) {
  const { t } = useI18n();
  return useExport(
    t('compare.exportProgress'),
    async (bulk) => {
      const exported = results ?? [];
      const missing = await exportResults(exported, bulk);
      if (missing === 0) return undefined;
      return (i18n) =>
        i18n.t('compare.exportWithoutStatistics', { missing, total: exported.length });
    },
    search,
  );
}
