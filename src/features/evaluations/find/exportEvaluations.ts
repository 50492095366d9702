import type { Evaluation } from '../../../api/contract';
import { loadOrReload } from '../../../lib/code/loadOrReload';
import { download } from '../../../lib/files/download';
import { display, toDate } from '../../../lib/text/display';

const FILE_NAME = 'evaluations.xlsx';
const COLUMNS = ['Employee', 'Email', 'Evaluator', 'Score', 'Note', 'Created_At'];

/** Saves evaluations as evaluations.xlsx (specification, Export of evaluations). */
export async function exportEvaluations(evaluations: readonly Evaluation[]) {
  const { toWorkbook, XLSX_TYPE } = await loadOrReload(() => import('../../../lib/files/workbook'));
  const rows = evaluations.map(({ employee, evaluator, score, note, createdAt }) => [
    display(employee?.name),
    display(employee?.email),
    display(evaluator?.name),
    score,
    display(note),
    toDate(createdAt),
  ]);
  const workbook = toWorkbook({ name: 'Evaluations', columns: COLUMNS, rows });
  download(new Blob([workbook], { type: XLSX_TYPE }), FILE_NAME);
}
