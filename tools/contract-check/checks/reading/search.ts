import type { Employee } from '../../../../src/api/contract';
import { decodeEmployeeList } from '../../../../src/api/decode/answers';
import {
  accepted,
  firstOfEachCause,
  decoded,
  judge,
  NotProven,
  requireKept,
  statusProblem,
  type Check,
  type Context,
} from '../../context';
import { allEmployeesOf, search } from '../../host/facts';
import type { Exchange, Problem } from '../../model';

const OPERATION = 'listEmployees';

const foundIn = (exchange: Exchange) => decoded(exchange, decodeEmployeeList).employees;

const textsOf = ({ name, email }: Employee) => [name ?? '', email ?? ''];

/** A server may ignore accents, too. */
const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

const contains = (employee: Employee, text: string) =>
  textsOf(employee).some((value) => plain(value).includes(plain(text)));

/** A word of a name near the end of the list. Not every employee has it. */
async function termOf(context: Context): Promise<string> {
  const employees = await allEmployeesOf(context);
  for (const { name } of employees.toReversed()) {
    const word = name?.split(/\s+/).find((part) => /^\p{L}{4,}$/u.test(part));
    if (word && !employees.every((employee) => contains(employee, word))) return word;
  }
  throw new NotProven('No name has a word to search for', 'employees with different names');
}

async function emailTermOf(context: Context): Promise<string | undefined> {
  const employees = await allEmployeesOf(context);
  return employees.findLast(({ email }) => email?.includes('@'))?.email?.split('@')[0];
}

export const searchFinds: Check = async (context) => {
  const employees = await allEmployeesOf(context);
  const problems: Problem[] = [];
  const word = await termOf(context);
  // One term starts in the middle of a word.
  for (const term of [word, word.slice(1), await emailTermOf(context)]) {
    if (term === undefined) continue;
    const exchange = await search(context, term);
    const found = foundIn(exchange);
    const ids = new Set(found.map(({ _id }) => _id));
    const wrong = found.find((employee) => !contains(employee, term));
    if (wrong) {
      const got = `${found.length} of ${employees.length} employees, such as ${textsOf(wrong).join(', ')}`;
      const expected = `employees with "${term}"`;
      const effect = 'other records';
      problems.push({ cause: 'search-finds', expected, got, exchange, effect });
    }
    // Only texts in the same case as the term: search-case looks at other cases.
    const missing = employees.find(
      (employee) => textsOf(employee).some((text) => text.includes(term)) && !ids.has(employee._id),
    );
    if (missing) {
      const expected = `${textsOf(missing).join(', ')} for "${term}"`;
      problems.push({ cause: 'search-finds', expected, got: `${found.length} others`, exchange });
    }
  }
  return judge(problems.slice(0, 1));
};

export const searchCase: Check = async (context) => {
  await requireKept(context, 'search-finds', OPERATION);
  const term = await termOf(context);
  const found = foundIn(await search(context, term));
  const problems: Problem[] = [];
  for (const other of [term.toLowerCase(), term.toUpperCase()]) {
    const exchange = await search(context, other);
    const got = foundIn(exchange);
    if (got.length === found.length) continue;
    const expected = `${found.length} employees for "${other}", as for "${term}"`;
    problems.push({
      ...{ cause: 'search-case', expected, got: `${got.length} employees`, exchange },
      effect: got.length < found.length ? 'lost records' : 'other records',
    });
  }
  return judge(problems.slice(0, 1));
};

export const searchLiteral: Check = async (context) => {
  await requireKept(context, 'search-finds', OPERATION);
  const term = await termOf(context);
  const [first = term, second = term] =
    (await allEmployeesOf(context))
      .find(({ name }) => /^[a-z]+ [a-z]+$/i.test(name ?? ''))
      ?.name?.split(' ') ?? [];
  const texts = [
    ...[`${term}&x=1`, `${term}#x`, `${term}%`, `${first}+${second}`, '.*', '_____'],
    ...[`${term}🙂`, 'x'.repeat(2_000)],
  ];
  const problems: Problem[] = [];
  for (const text of texts) {
    const exchange = accepted(
      await context.caller.call(OPERATION, { query: { search: text }, purpose: 'search-literal' }),
    );
    const name = text.length > 100 ? '2,000 characters' : `"${text}"`;
    if (exchange.status !== 200) {
      problems.push(statusProblem(exchange));
      continue;
    }
    const wrong = foundIn(exchange).filter((employee) => !contains(employee, text));
    if (wrong.length === 0) continue;
    const expected = `nobody without ${name}`;
    problems.push({
      cause: 'search-literal',
      expected,
      got: `${wrong.length} employees`,
      exchange,
    });
  }
  return judge(firstOfEachCause(problems));
};

export const searchNone: Check = async (context) => {
  await requireKept(context, 'search-finds', OPERATION);
  const exchange = accepted(
    await context.caller.call(OPERATION, {
      query: { search: `${context.mark}-nobody` },
      purpose: 'search-none',
    }),
  );
  if (exchange.status !== 200) return judge([statusProblem(exchange)]);
  const { length } = foundIn(exchange);
  const got = `${length} employees`;
  return judge(
    length === 0 ? [] : [{ cause: 'search-none', expected: 'an empty list', got, exchange }],
  );
};

export const searchAmong: Check = async (context) => {
  const ids = new Set((await allEmployeesOf(context)).map(({ _id }) => _id));
  const exchange = await search(context, await termOf(context));
  const stranger = foundIn(exchange).find(({ _id }) => !ids.has(_id));
  const expected = 'employees of the list without a search';
  const problem = { cause: 'search-among', expected, got: stranger?._id ?? '', exchange };
  return judge(stranger ? [problem] : []);
};

export const searchEmpty: Check = async (context) => {
  const employees = await allEmployeesOf(context);
  if (employees.length === 0)
    throw new NotProven('There are no employees', 'a host with employees');
  const exchange = await search(context, '');
  const { length } = foundIn(exchange);
  const expected = `${employees.length} employees, as without a search`;
  const problem = { cause: 'search-empty', expected, got: `${length} employees`, exchange };
  const effect = length < employees.length ? 'lost records' : 'other records';
  return judge(length === employees.length ? [] : [{ ...problem, effect }]);
};
