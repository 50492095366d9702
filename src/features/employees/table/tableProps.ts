import type { AddEvaluation } from './columns';
import type { EmployeeRow } from '../model/rows';
import type { Sorting } from '../model/sorting';

/** What the table of employees is given, whatever draws it. */
export interface EmployeesTableProps {
  /** The page of rows to show; searching, sorting and paging are done. */
  rows: EmployeeRow[];
  sorting: Sorting | undefined;
  onSortingChange: (sorting: Sorting | undefined) => void;
  onAddEvaluation: AddEvaluation;
}
