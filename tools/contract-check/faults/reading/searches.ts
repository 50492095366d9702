import type { Employee } from '../../../../src/api/contract';
import { changeResponse, failure, json, on, read, withQuery } from '../change';
import type { Layer } from '../../../../mocks/engine/layer';
import type { Fault } from '../fault';

const LIST = ['listEmployees'] as const;
/** From this length on, some hosts refuse an address. */
const LONG = 1_000;

const searchIn = (request: Request) => new URL(request.url).searchParams.get('search') ?? '';

/** Searches with another text. */
const searchFor = (change: (search: string) => string | undefined) =>
  on(LIST, (request, next) => {
    const search = searchIn(request);
    return next(search === '' ? request : withQuery(request, { search: change(search) }));
  });

/** Answers a search with the employees that `isFound` selects. */
function findBy(isFound: (employee: Employee, search: string, index: number) => boolean) {
  return on(LIST, async (request, next) => {
    const search = searchIn(request);
    const response = await next(search === '' ? request : withQuery(request, { search: '' }));
    if (search === '' || !response.ok) return response;
    const all = (await read<'listEmployees'>(response)).employees;
    const employees = all.filter((employee, index) => isFound(employee, search, index));
    return json(response, { employees, total: employees.length });
  });
}

/** Refuses some searches. */
const refuse = (isRefused: (search: string) => boolean, status: number): (() => Layer) =>
  changeResponse(
    LIST,
    ({ ok }, request) => ok && isRefused(searchIn(request)),
    (response) => failure(response, status),
  );

const textsOf = ({ name, email }: Employee) => [name ?? '', email ?? ''];
const contains = (employee: Employee, search: string) =>
  textsOf(employee).some((text) => text.toLowerCase().includes(search.toLowerCase()));

export const SEARCHES: Fault[] = [
  {
    id: 'search-ignored',
    says: 'A search finds everybody.',
    rules: ['search-finds'],
    start: searchFor(() => undefined),
  },
  {
    id: 'search-name-only',
    says: 'A search does not look into e-mail addresses.',
    rules: ['search-finds'],
    start: findBy(({ name, ...others }, search) =>
      contains({ ...others, name, email: '' }, search),
    ),
  },
  {
    id: 'search-prefix',
    says: 'A search finds only the beginning of a name or an address.',
    rules: ['search-finds'],
    start: findBy((employee, search) =>
      textsOf(employee).some((text) => text.toLowerCase().startsWith(search.toLowerCase())),
    ),
  },
  {
    id: 'search-first-30',
    says: 'A search looks only at the first 30 employees.',
    rules: ['search-finds'],
    start: findBy((employee, search, index) => index < 30 && contains(employee, search)),
  },
  {
    id: 'search-case-sensitive',
    says: 'Case matters in a search.',
    rules: ['search-case'],
    start: findBy((employee, search) => textsOf(employee).some((text) => text.includes(search))),
  },
  {
    id: 'search-regular-expression',
    says: 'A search is taken as a regular expression.',
    rules: ['search-literal'],
    start: findBy((employee, search) => {
      try {
        const pattern = new RegExp(search, 'i');
        return textsOf(employee).some((text) => pattern.test(text));
      } catch {
        return contains(employee, search);
      }
    }),
  },
  {
    id: 'search-cut-ampersand',
    says: 'A search ends at `&`.',
    rules: ['search-literal'],
    start: searchFor((search) => search.split('&')[0]),
  },
  {
    id: 'search-cut-hash',
    says: 'A search ends at `#`.',
    rules: ['search-literal'],
    start: searchFor((search) => search.split('#')[0]),
  },
  {
    id: 'search-cut-plus',
    says: 'A search ends at `+`.',
    rules: ['search-literal'],
    start: searchFor((search) => search.split('+')[0]),
  },
  {
    id: 'search-percent-wildcard',
    says: '`%` stands for any text in a search.',
    rules: ['search-literal'],
    start: searchFor((search) => search.replaceAll('%', '')),
  },
  {
    id: 'search-percent-500',
    says: 'A search with `%` is answered 500.',
    rules: ['search-literal'],
    also: ['no-server-error'],
    start: refuse((search) => search.includes('%'), 500),
  },
  {
    id: 'search-emoji-500',
    says: 'A search with an emoji is answered 500.',
    rules: ['search-literal'],
    also: ['no-server-error'],
    start: refuse((search) => /\p{Extended_Pictographic}/u.test(search), 500),
  },
  {
    id: 'search-long-414',
    says: 'A long search is answered 414.',
    rules: ['search-literal'],
    also: ['status-declared'],
    start: refuse(({ length }) => length > LONG, 414),
  },
  {
    id: 'search-long-500',
    says: 'A long search is answered 500.',
    rules: ['search-literal'],
    also: ['no-server-error'],
    start: refuse(({ length }) => length > LONG, 500),
  },
  {
    id: 'search-none-404',
    says: 'A search without a match is answered 404.',
    rules: ['search-none'],
    also: ['search-literal', 'status-declared'],
    start: on(LIST, async (request, next) => {
      const response = await next(request);
      if (!response.ok) return response;
      const { employees } = await read<'listEmployees'>(response.clone());
      return employees.length === 0 ? failure(response, 404) : response;
    }),
  },
  {
    id: 'search-strangers',
    says: 'A search also finds somebody who is not in the list.',
    rules: ['search-among'],
    start: on(LIST, async (request, next) => {
      const search = searchIn(request);
      const response = await next(request);
      if (search === '' || !response.ok) return response;
      const { employees } = await read<'listEmployees'>(response.clone());
      if (employees.length === 0) return response;
      const stranger = { _id: 'employee-900', name: search, email: 'former@example.com' };
      return json(response, { employees: [...employees, stranger], total: employees.length + 1 });
    }),
  },
  {
    id: 'search-empty-none',
    says: 'An empty search finds nobody.',
    rules: ['search-empty'],
    start: changeResponse(
      LIST,
      ({ ok }, { url }) => ok && new URL(url).searchParams.get('search') === '',
      (response) => json(response, { employees: [], total: 0 }),
    ),
  },
];
