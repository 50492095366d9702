import { readViews } from './savedViews';

const view = { id: 1, name: 'Mine', search: '?q=mar' };

test.each<[string, unknown]>([
  ['null', null],
  ['a text', 'views'],
  ['an object', { views: [view] }],
  ['an array of other values', [null, 7, 'x', [], {}, { ...view, id: '1' }, { ...view, id: 1.5 }]],
  ['views without a name', ['', ' ', 'x'.repeat(61)].map((name, id) => ({ ...view, id, name }))],
  ['views without a search', ['?view=table', 7].map((search, id) => ({ ...view, id, search }))],
])('%s: no stored value is read as a saved view', (_what, stored) => {
  expect(readViews(JSON.stringify(stored))).toEqual([]);
  expect(readViews(JSON.stringify([stored, view].flat()))).toEqual([view]);
});
