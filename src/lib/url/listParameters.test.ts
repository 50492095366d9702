import { idsParameter, namesParameter } from './parameters';

test.each([
  ['', []],
  ['a', ['a']],
  ['b,a,b', ['b', 'a']],
  ['a%2Cb,%25', ['a,b', '%']],
  // What cannot be decoded, or must not be sent.
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
