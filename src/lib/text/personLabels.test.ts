import { labelWithDetail, personLabel, personLabels } from './personLabels';

const ANN = { _id: 'a', name: 'Ann', email: 'ann@example.com', position: 'Analyst' };
const OTHER = { _id: 'b', name: 'Ann', email: 'other@example.com', position: 'Writer' };
const BEN = { _id: 'c', name: 'Ben', email: 'ben@example.com' };

const labels = (...people: Parameters<typeof personLabels>[0]) =>
  people.map(personLabels(people, 'N/A'));

test.each([
  ['different names', [ANN, BEN], ['Ann', 'Ben']],
  ['the same person twice', [ANN, { ...ANN }], ['Ann', 'Ann']],
  ['different positions', [ANN, BEN, OTHER], ['Ann (Analyst)', 'Ben', 'Ann (Writer)']],
  [
    'the same position',
    [ANN, { ...OTHER, position: 'Analyst ' }, { _id: 'd', name: 'Ann', position: 'Writer' }],
    ['Ann (ann@example.com)', 'Ann (other@example.com)', 'Ann (Writer)'],
  ],
  [
    'people without a position',
    [{ ...ANN, position: null }, OTHER, { _id: 'd', name: 'Ann', position: ' ' }],
    ['Ann (ann@example.com)', 'Ann (Writer)', 'Ann'],
  ],
  [
    'the same position and no address',
    [ANN, { ...OTHER, position: 'Analyst', email: ' ' }],
    ['Ann (ann@example.com)', 'Ann (Analyst)'],
  ],
  [
    'people without names',
    [{ ...ANN, name: null }, { ...BEN, name: ' ' }, null],
    ['N/A (Analyst)', 'N/A (ben@example.com)', 'N/A'],
  ],
] as const)('`personLabels` returns the labels for %s', (_what, people, expected) => {
  expect(labels(...people)).toEqual(expected);
});

test('the label of a single person is the same as in the list', () => {
  const people = [ANN, BEN, { ...OTHER, name: ' Ann ' }, { _id: 'd', name: null }];
  expect(personLabel(people, 'a', 'Ann')).toBe('Ann (Analyst)');
  expect(personLabel(people, 'b', ' Ann ')).toBe('Ann (Writer)');
  expect(personLabel(people, 'c', 'Ben')).toBe('Ben');
  // The person is missing in a list that was loaded again.
  expect(personLabel([BEN], 'a', 'Ann')).toBe('Ann');
});

test.each([
  [ANN, 'Ann (ann@example.com)'],
  [{ ...OTHER, email: null }, 'Ann (Writer)'],
  [{ _id: 'd', name: ' Ann ' }, 'Ann'],
])('a person with unknown namesakes has a label with a detail: %#', (person, expected) => {
  expect(labelWithDetail(person)).toBe(expected);
});
