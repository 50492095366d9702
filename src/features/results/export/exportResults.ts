import type { Employee } from '../../../api/contract';
import { statisticsQueries } from '../../../api/statistics';
import type { BulkRead } from '../../../api/useBulkRead';
import { download } from '../../../lib/files/download';
import { EXPORT_COLUMNS, toExportRow } from './exportRows';

const FILE_NAME = 'employee_evaluations.xlsx';
const SHEET_NAME = 'Employee Evaluations';

/**
 * Reads the statistics of every employee again and saves them as employee_evaluations.xlsx (specification, Export).
 * Statistics that cannot be read are 'N/A'. Returns the number of employees without statistics. Rejects without a file
 * when the signal is aborted or the session ends.
 */
export async function exportResults(employees: Employee[], { read, signal }: BulkRead) {
  const [{ toWorkbook, XLSX_TYPE }, { values: statistics }] = await Promise.all([
    // The export fails at once if this code cannot be loaded, and not after a thousand calls.
    import('../../../lib/files/workbook'),
    read(
      employees.map(({ _id }) => _id),
      statisticsQueries.toExport,
    ),
  ]);
  signal.throwIfAborted();
  const rows = employees.map((employee) => {
    const row = toExportRow(employee, statistics.get(employee._id));
    return EXPORT_COLUMNS.map((column) => row[column]);
  });
  const workbook = toWorkbook({ name: SHEET_NAME, columns: EXPORT_COLUMNS, rows });
  download(new Blob([workbook], { type: XLSX_TYPE }), FILE_NAME);
  return employees.filter(({ _id }) => !statistics.has(_id)).length;
}
