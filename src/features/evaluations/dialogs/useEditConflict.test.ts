import { fieldsOf, mergeEdits } from './useEditConflict';

const BASE = { note: 'Calm', score: '7' };
const READ = { note: 'Calm and kind', score: '8' };

test.each([
  ['mergeEdits takes all values if no field was edited', BASE, { base: READ, values: READ }],
  [
    'mergeEdits keeps an edited field, so that the save detects the change',
    { note: 'Mine', score: '7' },
    { base: { note: 'Calm', score: '8' }, values: { note: 'Mine', score: '8' } },
  ],
  [
    'mergeEdits detects no change if the user typed the same values',
    { note: 'Calm', score: '8' },
    { base: READ, values: READ },
  ],
])('%s', (_name, typed, taken) => {
  expect(mergeEdits(BASE, typed, READ)).toEqual(taken);
});

test('a missing note is an empty text, and 8.0 is 8', () => {
  expect(fieldsOf({ note: null, score: Number('8.0') })).toEqual({ note: '', score: '8' });
  expect(fieldsOf(undefined)).toEqual({ note: '', score: '0' });
});
