import { MAX_SELECTED } from '../../../domain/constants';
import { rangeOf, withChoice } from './selectedIds';

const idsTo = (length: number) => Array.from({ length }, (_, index) => `e${index}`);

test('chosen people keep their order, new ones follow, each once', () => {
  expect(withChoice(['c', 'a'], ['a', 'b', 'b'], true)).toEqual(['c', 'a', 'b']);
  expect(withChoice(['c', 'a', 'x'], ['a', 'c'], false)).toEqual(['x']);
});

test('no more are chosen than can be chosen; those of an address stay', () => {
  expect(withChoice(['x'], idsTo(MAX_SELECTED), true)).toEqual(['x', ...idsTo(MAX_SELECTED - 1)]);
  const many = idsTo(MAX_SELECTED + 5);
  expect(withChoice(many, ['x'], true)).toEqual(many);
});

test('a range goes both ways, and is one person where it has no start', () => {
  const ids = ['a', 'b', 'c', 'd'];
  expect(rangeOf(ids, 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(rangeOf(ids, 'd', 'b')).toEqual(['b', 'c', 'd']);
  expect(rangeOf(ids, undefined, 'c')).toEqual(['c']);
  expect(rangeOf(ids, 'gone', 'c')).toEqual(['c']);
});
