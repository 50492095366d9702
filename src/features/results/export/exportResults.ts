import type { QueryClient } from '@tanstack/react-query';
import type { Employee } from '../../../api/contract';
import { statisticsQueries } from '../../../api/statistics';
import { download } from '../../../lib/files/download';
import { readEach } from '../../../lib/query/readEach';
import type { TaskSettings } from '../../../lib/query/useCancellableTask';
import { EXPORT_COLUMNS, toExportRow } from './exportRows';

const FILE_NAME = 'employee_evaluations.xlsx';
const SHEET_NAME = 'Employee Evaluations';

/**
 * Reads the statistics of every employee anew and saves them as employee_evaluations.xlsx (specification, Export).
 * Statistics that cannot be read are 'N/A'; returns how many. Rejects, and saves nothing, when the signal is aborted or
 * the session ends.
 */
export async function exportResults(
  queryClient: QueryClient,
  employees: Employee[],
  settings: TaskSettings,
) {
  const [{ toWorkbook, XLSX_TYPE }, statistics] = await Promise.all([
    // A writer that cannot be loaded is noticed before a thousand answers.
    import('../../../lib/files/workbook'),
    readEach(
      queryClient,
      employees.map(({ _id }) => _id),
      statisticsQueries.toExport,
      settings,
    ),
  ]);
  settings.signal.throwIfAborted();
  const rows = employees.map((employee) => {
    const row = toExportRow(employee, statistics.get(employee._id));
    return EXPORT_COLUMNS.map((column) => row[column]);
  });
  const workbook = toWorkbook({ name: SHEET_NAME, columns: EXPORT_COLUMNS, rows });
  download(new Blob([workbook], { type: XLSX_TYPE }), FILE_NAME);
  return employees.filter(({ _id }) => !statistics.has(_id)).length;
}
