import type { Employee, Evaluation, Person } from '../../../../api/contract';
import { groupBy } from '../../../../domain/groupBy';

/** An employee with all of their evaluations. */
export interface EvaluatedPerson {
  employee: Employee;
  evaluations: readonly Evaluation[];
}

export interface EvaluatedPeople {
  /** People in the order of the list. */
  people: readonly EvaluatedPerson[];
  /** Evaluations that have neither the id nor the e-mail address of their employee. */
  unmatched: number;
}

export function evaluationsByPerson(
  employees: readonly Employee[],
  evaluations: readonly Evaluation[],
): EvaluatedPeople {
  const byPerson = groupBy(evaluations, ({ employee }) => keyOf(employee));
  const none: readonly Evaluation[] = [];
  const people = employees.map((employee) => {
    const byId = byPerson.get(employee._id) ?? none;
    const email = keyOf({ email: employee.email });
    const byEmail = email === undefined ? none : (byPerson.get(email) ?? none);
    return { employee, evaluations: byEmail.length > 0 ? [...byId, ...byEmail] : byId };
  });
  return { people, unmatched: byPerson.get(undefined)?.length ?? 0 };
}

/** Returns the number of people whom these evaluations are about. */
export function countPeople(evaluations: readonly Evaluation[]): number {
  const keys = new Set(evaluations.map(({ employee }) => keyOf(employee)));
  keys.delete(undefined);
  return keys.size;
}

/** Returns the id, or the e-mail address where there is no id. A name could be somebody else's. */
function keyOf(person: Person | null | undefined): string | undefined {
  if (person?._id) return person._id;
  const email = person?.email?.trim().toLowerCase();
  return email === '' ? undefined : email;
}
