import type { Employee, Statistics } from '../../../api/contract';
import { sortedById, sortedBy } from '../../../domain/ordering';
import { nonBlank } from '../../../domain/texts';
import type { I18n } from '../../../i18n/createI18n';
import { roleText } from '../../../i18n/roleText';
import { toDate } from '../../../domain/isoDate';
import type { Parameter } from '../../../lib/url/parameters';
import { sortParameter, type Sorting } from '../../../lib/url/sortParameter';
import { lastEvaluated, type EmployeeData, type EmployeeDataPart } from '../load/employeeData';

const TEXTS = ['name', 'email', 'role', 'position'] as const;
const STATISTICS = ['totalEvaluations', 'averageScore', 'minScore', 'maxScore'] as const;

/** The fields by which employees can be sorted, by their names in the address. */
export const ORDER_FIELDS = [...TEXTS, ...STATISTICS, 'hireDate', 'lastEvaluated'] as const;
export type OrderField = (typeof ORDER_FIELDS)[number];

/** Null for the order in which the server sent them. */
type Order = Sorting<OrderField> | null;

export const orderParameter: Parameter<Order> = sortParameter(ORDER_FIELDS, null);

/** Returns the data of all employees that the order needs. */
export function partForOrder(order: Order): EmployeeDataPart | undefined {
  if (order?.field === 'lastEvaluated') return 'evaluations';
  return STATISTICS.some((field) => field === order?.field) ? 'statistics' : undefined;
}

/**
 * Sorts employees. Values that are missing, or could not be read, come last in both directions; equal ones are sorted
 * by id (specification, Sorting). Without evaluations, an employee counts as last evaluated before any day.
 */
export function sortEmployees(i18n: I18n, employees: Employee[], order: Order, data: EmployeeData) {
  if (!order) return employees;
  const read = partForOrder(order);
  if (read && !data[read]) return employees;
  return sortedBy(
    sortedById(employees),
    (employee) => valueOf(i18n, employee, order.field, data),
    order.isDescending,
    (a, b) => compareValues(i18n, a, b),
  );
}

type Value = string | number;

function valueOf(
  i18n: I18n,
  employee: Employee,
  field: OrderField,
  data: EmployeeData,
): Value | undefined {
  if (isText(field)) {
    const text = nonBlank(employee[field]);
    return text && field === 'role' ? roleText(i18n, text) : text;
  }
  if (field === 'hireDate') return toDate(employee.hireDate)?.getTime();
  if (field === 'lastEvaluated') {
    const evaluations = data.evaluations?.get(employee._id);
    return evaluations && lastEvaluated(evaluations);
  }
  const statistics: Partial<Statistics> = data.statistics?.get(employee._id) ?? {};
  return statistics[field] ?? undefined;
}

const isText = (field: OrderField): field is (typeof TEXTS)[number] =>
  TEXTS.some((textField) => textField === field);

function compareValues({ compare }: I18n, a: Value, b: Value): number {
  if (typeof a === 'string' && typeof b === 'string') return compare(a, b);
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
