import type { Employee, Statistics } from '../../../api/contract';
import { nonBlank } from '../../../domain/texts';

/** The file does not depend on the language of the page. */
const NOT_AVAILABLE = 'N/A';

/** The columns of the exported sheet, in order (specification, Export). */
export const EXPORT_COLUMNS = [
  'Name',
  'Email',
  'Role',
  'Total_Evaluations',
  'Average_Score',
  'Max_Score',
  'Min_Score',
] as const;

type ExportRow = Record<(typeof EXPORT_COLUMNS)[number], string | number>;

/** Returns one row of the sheet. Missing values are 'N/A', including statistics that could not be read. */
export function toExportRow(employee: Employee, statistics: Statistics | undefined): ExportRow {
  return {
    Name: nonBlank(employee.name) ?? NOT_AVAILABLE,
    Email: nonBlank(employee.email) ?? NOT_AVAILABLE,
    Role: nonBlank(employee.role) ?? NOT_AVAILABLE,
    Total_Evaluations: statistics?.totalEvaluations ?? NOT_AVAILABLE,
    Average_Score: statistics?.averageScore ?? NOT_AVAILABLE,
    Max_Score: statistics?.maxScore ?? NOT_AVAILABLE,
    Min_Score: statistics?.minScore ?? NOT_AVAILABLE,
  };
}
