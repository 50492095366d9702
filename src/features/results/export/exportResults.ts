import pMap from 'p-map';
import { isSilent } from '../../../api/http/apiError';
import type { Employee, Statistics } from '../../../api/contract';
import { neededCode } from '../../../lib/code/neededCode';
import { getStatistics } from '../api';
import { toExportRow } from './exportRows';
import { STATISTICS_FAILURE } from '../queries';

/**
 * Calls in flight. Over HTTP/1.1 a browser holds six connections to a host; as many calls again wait
 * behind them, so that a connection that has answered does not wait for the page.
 */
const CONCURRENCY = 12;

const FILE_NAME = 'employee_evaluations.xlsx';
const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface ExportSettings {
  signal: AbortSignal;
  /** Told how many employees are done. */
  onProgress: (done: number) => void;
}

/**
 * Reads the statistics of every employee and saves them as employee_evaluations.xlsx (decision 24).
 * Statistics that cannot be read are 'N/A' and logged; answers how many. Rejects, and saves nothing, when the
 * signal is aborted or the session ends.
 */
export async function exportResults(employees: Employee[], settings: ExportSettings) {
  const { signal, onProgress } = settings;
  let done = 0;
  let missing = 0;
  const readRows = pMap(
    employees,
    async (employee) => {
      const statistics = await readStatistics(employee, signal);
      done += 1;
      if (!statistics) missing += 1;
      onProgress(done);
      return toExportRow(employee, statistics);
    },
    { concurrency: CONCURRENCY, signal },
  );
  // If its code cannot be had, that is known before a thousand answers.
  const loadWriter = neededCode(() => import('./workbook'));
  const [rows, { toWorkbook }] = await Promise.all([readRows, loadWriter]);
  signal.throwIfAborted();
  download(new Blob([toWorkbook(rows)], { type: XLSX_TYPE }), FILE_NAME);
  return missing;
}

async function readStatistics(
  { _id }: Employee,
  signal: AbortSignal,
): Promise<Statistics | undefined> {
  try {
    return await getStatistics(_id, signal);
  } catch (error) {
    if (isSilent(error)) throw error;
    console.error(STATISTICS_FAILURE, error);
    return undefined;
  }
}

function download(content: Blob, fileName: string) {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser reads the content after the click has returned.
  window.setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 60_000);
}
