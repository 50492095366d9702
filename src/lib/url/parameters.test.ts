import {
  choiceParameter,
  idsParameter,
  namesParameter,
  pageCount,
  pageParameter,
  readAll,
  readParameter,
  textParameter,
  writeAll,
} from './parameters';

test.each([
  ['', 1],
  ['page=1', 1],
  ['page=2', 2],
  ['page=999999999', 999_999_999],
  // The first of two values counts.
  ['page=2&page=3', 2],
  ['page=abc&page=3', 1],
  ['page=', 1],
  ['page=0', 1],
  ['page=-1', 1],
  ['page=abc', 1],
  ['page=1.5', 1],
  ['page=1e9', 1],
  ['page=02', 1],
  ['page=%2B2', 1],
  ['page=1000000000', 1],
  [`page=${'9'.repeat(400)}`, 1],
  ['page=%EF%BC%92', 1],
])('the query ?%s means page %d', (query, page) => {
  const text = new URLSearchParams(query).get('page');
  expect(readParameter(pageParameter, text)).toBe(page);
});

test.each([
  [0, 1],
  [1, 1],
  [10, 1],
  [11, 2],
  [57, 6],
  [60, 6],
  [10_000, 1000],
])('%d employees fill %d pages of ten', (rows, pages) => {
  expect(pageCount(rows, 10)).toBe(pages);
});

const PARAMETERS = {
  q: textParameter,
  page: pageParameter,
  view: choiceParameter(['cards', 'table']),
  ids: idsParameter,
};

test.each([
  ['', '', 1, 'cards', []],
  ['?q=m%C3%BCller&page=3&view=table&ids=a', 'müller', 3, 'table', ['a']],
  ['?page=0&view=list&ids=', '', 1, 'cards', []],
])('the values in %j are parsed', (search, q, page, view, ids) => {
  expect(readAll(PARAMETERS, search)).toEqual({ q, page, view, ids });
});

test.each([
  ['?q=ada', { page: 2 }, '?q=ada&page=2'],
  ['?other=kept&page=3', { q: 'a b' }, '?other=kept&page=3&q=a+b'],
  ['?page=3&view=table', { page: undefined, view: 'cards' }, '?page=3'],
  // A default and an empty list are not in the address.
  ['?q=ada', { q: '' }, ''],
  ['?ids=a', { ids: [] }, ''],
  ['', {}, ''],
] as const)('the query %j with the change %j becomes %j', (search, changes, written) => {
  expect(writeAll(PARAMETERS, search, changes)).toBe(written);
});

test.each([
  ['', []],
  ['a', ['a']],
  ['b,a,b', ['b', 'a']],
  ['a%2Cb,%25', ['a,b', '%']],
  // Ids that cannot be decoded, or must not be sent, are omitted.
  ['%,a,..,,%E0', ['a']],
])('the ids in %j are %j', (text, ids) => {
  expect(idsParameter.parse(text)).toEqual(ids);
});

test('ids are written as they are read', () => {
  expect(idsParameter.initial).toEqual([]);
  expect(idsParameter.format([])).toBeNull();
  expect(idsParameter.format(['b', 'a,b', '%'])).toBe('b,a%2Cb,%25');
});

test.each([
  ['', []],
  ['table', ['table']],
  ['over-time,table', ['over-time', 'table']],
  ['Table,1,a b,a_b,table', ['table']],
  [`${'x'.repeat(40)},${'y'.repeat(41)}`, ['x'.repeat(40)]],
])('the names in %j are %j', (text, names) => {
  expect(namesParameter.parse(text)).toEqual(names);
});

test('names are written as they are read', () => {
  expect(namesParameter.initial).toEqual([]);
  expect(namesParameter.format([])).toBeNull();
  expect(namesParameter.format(['b', 'a'])).toBe('b,a');
});

test('a value is written unless it is the default', () => {
  const view = choiceParameter(['cards', 'table']);
  expect(writeAll<{ view: 'cards' | 'table' }>({ view }, '', { view: 'table' })).toBe(
    '?view=table',
  );
  expect(writeAll<{ view: 'cards' | 'table' }>({ view }, '?view=table', { view: 'cards' })).toBe(
    '',
  );
});
