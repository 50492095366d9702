import type { Employee } from '../../../api/contract';
import { employeeQueries } from '../../../api/employees';
import type { BulkRead } from '../../../api/useBulkRead';

/**
 * Returns the selected people, in the order in which they were selected. People who are not among `employees` are read.
 * People who cannot be read are missing.
 * @param callsFor The number of calls that follow for some people, for the progress.
 */
export async function loadSelected(
  selected: readonly string[],
  employees: readonly Employee[],
  bulk: BulkRead,
  callsFor: (people: number) => number = () => 0,
): Promise<Employee[]> {
  const employeesById = new Map(employees.map((employee) => [employee._id, employee]));
  const missingIds = selected.filter((id) => !employeesById.has(id));
  bulk.setTotal(missingIds.length + callsFor(selected.length));
  const { values: read } = await bulk.read(missingIds, employeeQueries.detail);
  const people = selected.flatMap((id) => employeesById.get(id) ?? read.get(id) ?? []);
  bulk.setTotal(missingIds.length + callsFor(people.length));
  return people;
}
