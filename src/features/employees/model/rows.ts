import type { Employee } from '../../../api/contract';
import { nonBlank } from '../../../domain/texts';
import { isIsoDate } from '../../../domain/isoDate';
import type { I18n } from '../../../i18n/createI18n';
import { namesakeDetails } from '../../../lib/text/personLabels';
import { roleText } from '../../../i18n/roleText';

/** The values that the columns of the employees table show in one row. */
export type EmployeeRow = ReturnType<typeof toRow>;

/** The maximum number of characters of a text in a row. A browser takes seconds to lay out a million in one line. */
const MAX_LENGTH = 500;

/** Returns the rows of the employees at these indexes of the list. */
export function rowsAt(i18n: I18n, employees: Employee[], indexes: number[]): EmployeeRow[] {
  const listed = indexes
    .map((index) => employees[index])
    .filter((employee) => employee !== undefined);
  const detailOf = namesakeDetails(listed);
  return listed.map((employee) => toRow(i18n, employee, detailOf(employee)));
}

export function toRow(i18n: I18n, employee: Employee, detail?: string) {
  const { _id, name, role, email, position, hireDate, evaluations } = employee;
  return {
    id: _id,
    // The name is undefined where it is missing. The table then shows 'N/A'.
    name: truncate(name),
    /** Distinguishes the person from others with the same name in these rows. */
    detail: truncate(detail),
    role: roleText(i18n, role),
    email: truncate(email),
    totalEvaluations: evaluations?.length ?? 0,
    position: truncate(position),
    /** ISO 8601; undefined where it is missing or unreadable. */
    hireDate: isIsoDate(hireDate) ? hireDate : undefined,
  };
}

function truncate(value: string | null | undefined): string | undefined {
  const text = nonBlank(value);
  return text && text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}
