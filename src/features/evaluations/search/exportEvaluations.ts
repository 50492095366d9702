import type { Evaluation } from '../../../api/contract';
import { download } from '../../../lib/files/download';
import { toDate } from '../../../domain/isoDate';
import type { Period } from '../../../domain/period';
import { nonBlank } from '../../../domain/texts';

const FILE_NAME = 'evaluations.xlsx';
const COLUMNS = ['Employee', 'Email', 'Evaluator', 'Score', 'Note', 'Created_At'];

/** Saves evaluations as evaluations.xlsx (specification, Export of evaluations). */
export async function exportEvaluations(evaluations: readonly Evaluation[], period: Period) {
  const { toWorkbook, XLSX_TYPE } = await import('../../../lib/files/workbook');
  const rows = evaluations.map(({ employee, evaluator, score, note, createdAt }) => [
    nonBlank(employee?.name),
    nonBlank(employee?.email),
    nonBlank(evaluator?.name),
    score,
    nonBlank(note),
    toDate(createdAt),
  ]);
  const workbook = toWorkbook({ name: sheetName(period), columns: COLUMNS, rows });
  download(new Blob([workbook], { type: XLSX_TYPE }), FILE_NAME);
}

/**
 * Returns the period in English, like the names of the columns. The name of a sheet has at most 31 characters, and no
 * slash.
 */
function sheetName(period: Period, now = new Date()): string {
  switch (period) {
    case 'any':
      return 'Evaluations';
    case 'this-year':
      return `Evaluations, ${now.getFullYear()}`;
    case 'last-year':
      return `Evaluations, ${now.getFullYear() - 1}`;
    case '12-months':
      return 'Evaluations, Last 12 months';
    default:
      return `${period.from} to ${period.to}`;
  }
}
