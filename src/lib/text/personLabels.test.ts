import { personLabel, personLabels } from './personLabels';

const ANN = { _id: 'a', name: 'Ann', email: 'ann@example.com', position: 'Analyst' };
const OTHER = { _id: 'b', name: 'Ann', email: 'other@example.com', position: 'Writer' };
const BEN = { _id: 'c', name: 'Ben', email: 'ben@example.com' };

const labels = (...people: Parameters<typeof personLabels>[0]) =>
  people.map(personLabels(people, 'N/A'));

test.each([
  ['names that differ', [ANN, BEN], ['Ann', 'Ben']],
  ['one person twice', [ANN, { ...ANN }], ['Ann', 'Ann']],
  ['a shared name', [ANN, BEN, OTHER], ['Ann (ann@example.com)', 'Ben', 'Ann (other@example.com)']],
  [
    'without an address',
    [ANN, { ...OTHER, email: ' ' }, { _id: 'd', name: 'Ann' }],
    ['Ann (ann@example.com)', 'Ann (Writer)', 'Ann'],
  ],
  [
    'without names',
    [{ ...ANN, name: null }, { ...BEN, name: ' ' }, null],
    ['N/A (ann@example.com)', 'N/A (ben@example.com)', 'N/A'],
  ],
] as const)('%s', (_what, people, shown) => {
  expect(labels(...people)).toEqual(shown);
});

test('the label of one of many people is the same', () => {
  const people = [ANN, BEN, { ...OTHER, name: ' Ann ' }, { _id: 'd', name: null }];
  expect(personLabel(people, 'a', 'Ann')).toBe('Ann (ann@example.com)');
  expect(personLabel(people, 'b', ' Ann ')).toBe('Ann (other@example.com)');
  expect(personLabel(people, 'c', 'Ben')).toBe('Ben');
  // Of a list that was loaded again without this person.
  expect(personLabel([BEN], 'a', 'Ann')).toBe('Ann');
});
