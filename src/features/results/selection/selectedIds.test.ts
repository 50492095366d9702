import { MAX_SELECTED } from '../../../domain/constants';
import { rangeOf, withChoice } from './selectedIds';

const idsTo = (length: number) => Array.from({ length }, (_, index) => `e${index}`);

test('selected people keep their order, and new ones are added once each at the end', () => {
  expect(withChoice(['c', 'a'], ['a', 'b', 'b'], true)).toEqual(['c', 'a', 'b']);
  expect(withChoice(['c', 'a', 'x'], ['a', 'c'], false)).toEqual(['x']);
});

test('the selection does not grow beyond the maximum, but a larger one in the address is kept', () => {
  expect(withChoice(['x'], idsTo(MAX_SELECTED), true)).toEqual(['x', ...idsTo(MAX_SELECTED - 1)]);
  const many = idsTo(MAX_SELECTED + 5);
  expect(withChoice(many, ['x'], true)).toEqual(many);
});

test('a range works in both directions, and has one person if its start is missing', () => {
  const ids = ['a', 'b', 'c', 'd'];
  expect(rangeOf(ids, 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(rangeOf(ids, 'd', 'b')).toEqual(['b', 'c', 'd']);
  expect(rangeOf(ids, undefined, 'c')).toEqual(['c']);
  expect(rangeOf(ids, 'gone', 'c')).toEqual(['c']);
});
