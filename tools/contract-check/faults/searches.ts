import type { Employee } from '../../../src/api/contract';
import {
  changeBody,
  changeQuery,
  changeResponse,
  hasBody,
  json,
  on,
  read,
  refusal,
} from './change';
import { fault } from './fault';

const LIST = ['listEmployees'] as const;

const searchIn = (request: Request) => new URL(request.url).searchParams.get('search') ?? '';

/** Searches for another text. */
const searchFor = (change: (search: string) => string) =>
  changeQuery(LIST, 'search', (search) => change(search ?? ''));

/** Answers a search with the employees that `isFound` selects. */
const findBy = (isFound: (texts: string[], search: string, index: number) => boolean) =>
  on(LIST, async (request, next) => {
    const search = searchIn(request);
    if (search === '') return next(request);
    const response = await searchFor(() => '')()(request, next);
    if (!response.ok) return response;
    const employees = (await read<'listEmployees'>(response)).employees.filter((employee, index) =>
      isFound(textsOf(employee), search, index),
    );
    return json(response, { employees, total: employees.length });
  });

const textsOf = ({ name, email }: Employee) => [name ?? '', email ?? ''];
const contains = (text: string, search: string) =>
  text.toLowerCase().includes(search.toLowerCase());

const SIGNS = { ampersand: '&', hash: '#', plus: '+', percent: '%', underscore: '_', dots: '.*' };

export const SEARCHES = [
  fault('search-ignored', 'A search finds everybody.', {
    breaks: ['search-finds'],
    layer: searchFor(() => ''),
  }),
  fault('search-name-only', 'A search does not look into e-mail addresses.', {
    breaks: ['search-finds'],
    layer: findBy(([name = ''], search) => contains(name, search)),
  }),
  fault('search-prefix', 'A search finds only the beginning of a name or an address.', {
    breaks: ['search-finds'],
    layer: findBy((texts, search) =>
      texts.some((text) => text.toLowerCase().startsWith(search.toLowerCase())),
    ),
  }),
  fault('search-first-30', 'A search looks only at the first 30 employees.', {
    breaks: ['search-finds'],
    layer: findBy((texts, search, at) => at < 30 && texts.some((text) => contains(text, search))),
  }),
  fault('search-case-sensitive', 'Case matters in a search.', {
    breaks: ['search-case'],
    layer: findBy((texts, search) => texts.some((text) => text.includes(search))),
  }),
  ...Object.entries({ ...SIGNS, emoji: '🙂' }).map(([name, sign]) =>
    fault(`search-cut-${name}`, `A search ends at \`${sign}\`.`, {
      breaks: ['search-literal'],
      layer: searchFor((search) => search.split(sign)[0] ?? ''),
    }),
  ),
  fault('search-long-414', 'A search with more than 1,000 characters is answered 414.', {
    breaks: ['search-literal', 'status-declared'],
    layer: changeResponse(LIST, (_, request) => searchIn(request).length > 1_000, refusal(414)),
  }),
  fault('search-none-404', 'A search without a match is answered 404.', {
    breaks: ['search-none', 'search-literal', 'status-declared'],
    layer: changeResponse(
      LIST,
      hasBody<'listEmployees'>(({ employees }) => employees.length === 0),
      refusal(404),
    ),
  }),
  fault('search-none-finds', 'A search without a match finds somebody.', {
    breaks: ['search-none', 'search-literal'],
    layer: changeBody(LIST, ({ employees, total }) => ({
      employees: employees.length > 0 ? employees : [{ _id: 'employee-001', name: 'Ada Okafor' }],
      total,
    })),
  }),
  fault('search-strangers', 'A search also finds somebody who is not in the list.', {
    breaks: ['search-among'],
    layer: changeBody(LIST, ({ employees, total }, request) => {
      const [name, isFound] = [searchIn(request), employees.length > 0];
      const strangers = name !== '' && isFound ? [{ _id: 'employee-900', name }] : [];
      return { employees: [...employees, ...strangers], total };
    }),
  }),
  fault('search-empty-none', 'An empty search finds nobody.', {
    breaks: ['search-empty'],
    layer: changeResponse(LIST, ({ ok }, { url }) => ok && url.endsWith('search='), {
      json: { employees: [], total: 0 },
    }),
  }),
];
