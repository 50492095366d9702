import type { Employee } from '../../../src/api/contract';
import { decodeEmployeeList } from '../../../src/api/decode/answers';
import { decoded, NotProven, requireKept, type Check, type Context } from '../context';
import { employeesIn, employeesOf } from './hostData';
import { refusal } from './refusal';

const textsOf = ({ name, email }: Employee) => [name ?? '', email ?? ''];

/** Removes case and accents, which a server may ignore. */
const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

const contains = (employee: Employee, text: string) =>
  textsOf(employee).some((value) => plain(value).includes(plain(text)));

const search = ({ host }: Context, text: string) =>
  host.read('listEmployees', undefined, { search: text });

/** Returns all employees. Throws NotProven if the server has more of them than it sends. */
async function allEmployeesOf(context: Context): Promise<Employee[]> {
  const employees = await employeesOf(context);
  const { total } = decoded(await context.host.read('listEmployees'), decodeEmployeeList);
  if ((total ?? 0) <= employees.length) return employees;
  throw new NotProven('The server sends only a part of the employees');
}

/** Returns a search term: a word of a name near the end of the list, which not every employee has. */
function termOf(employees: Employee[]): string {
  for (const { name } of employees.toReversed()) {
    const word = name?.split(/\s+/).find((part) => /^\p{L}{4,}$/u.test(part));
    if (word && !employees.every((employee) => contains(employee, word))) return word;
  }
  throw new NotProven('No name has a word to search for');
}

export const searchFinds: Check = async (context) => {
  const employees = await allEmployeesOf(context);
  const word = termOf(employees);
  const email = employees
    .findLast((employee) => employee.email?.includes('@'))
    ?.email?.split('@')[0];
  // One term starts in the middle of a word, and the empty one matches everybody.
  for (const term of [word, word.slice(1), email ?? word, '']) {
    const exchange = await search(context, term);
    const matches = employeesIn(exchange);
    const ids = new Set(matches.map(({ _id }) => _id));
    const wrong = matches.find((employee) => !contains(employee, term));
    if (wrong) {
      const got = `${matches.length} of ${employees.length} employees for "${term}", such as ${textsOf(wrong).join(', ')}`;
      return [{ got, exchange }];
    }
    // Only texts in the same case as the term are compared, because `search-case` checks other cases.
    const missing = employees.find(
      (employee) => textsOf(employee).some((text) => text.includes(term)) && !ids.has(employee._id),
    );
    if (missing) {
      return [{ got: `not ${textsOf(missing).join(', ')} for "${term}"`, exchange }];
    }
  }
  return [];
};

export const searchCase: Check = async (context, operation) => {
  requireKept(context, 'search-finds', operation);
  const term = termOf(await allEmployeesOf(context));
  const { length } = employeesIn(await search(context, term));
  for (const variant of [term.toLowerCase(), term.toUpperCase()]) {
    const exchange = await search(context, variant);
    const got = employeesIn(exchange).length;
    if (got === length) continue;
    return [{ got: `${got} employees for "${variant}", and ${length} for "${term}"`, exchange }];
  }
  return [];
};

export const searchLiteral: Check = async (context, operation) => {
  requireKept(context, 'search-finds', operation);
  const term = termOf(await allEmployeesOf(context));
  const signs = ['&x=1', '#x', '%', '+', '🙂'].map((sign) => `${term}${sign}`);
  for (const text of [...signs, '.*', '_____', `${context.tag}-nobody`, 'x'.repeat(2_000)]) {
    const asks = text.length > 100 ? 'a search for 2,000 characters' : `a search for "${text}"`;
    const exchange = await context.host.call(operation, {
      query: { search: text },
      purpose: { asks, expects: [200] },
    });
    const problems = refusal(exchange);
    if (problems.length > 0) return problems;
    const wrong = employeesIn(exchange).filter((employee) => !contains(employee, text));
    if (wrong.length > 0) return [{ got: `${wrong.length} employees for ${asks}`, exchange }];
  }
  return [];
};
