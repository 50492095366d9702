import type { Employee } from '../../../api/contract';
import { exportResults } from '../export/exportResults';
import { useExport } from '../export/useExport';
import type { LocalizedText } from '../../../i18n/createI18n';
import { useI18n } from '../../../i18n/I18nContext';
import { loadSelected } from './loadSelected';

/**
 * Exports the selected people, including those who were selected in another search.
 * @param selected Ids of employees, in the order of the rows.
 * @param employees The answer to the search. Selected people who are not in it are read.
 */
export function useExportSelected(selected: readonly string[], employees: readonly Employee[]) {
  const { t } = useI18n();
  return useExport(t('compare.selectedExport'), async (bulk) => {
    const exported = await loadSelected(selected, employees, bulk, (people) => people);
    const unread = selected.length - exported.length;
    if (exported.length === 0) return missingTextOf(selected.length, unread, 0);
    const withoutStatistics = await exportResults(exported, bulk);
    return missingTextOf(selected.length, unread, withoutStatistics);
  });
}

/** Returns a text that says what is missing in the file; undefined if nothing is. */
function missingTextOf(
  selected: number,
  unread: number,
  missing: number,
): LocalizedText | undefined {
  if (unread > 0 && missing > 0) {
    return ({ t }) =>
      t('compare.selectedUnreadAndWithoutStatistics', { selected, unread, missing });
  }
  if (unread > 0) return ({ t }) => t('compare.selectedUnread', { selected, unread });
  if (missing > 0) return ({ t }) => t('compare.selectedWithoutStatistics', { selected, missing });
  return undefined;
}
