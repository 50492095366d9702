import { fieldsOf, mergeEdits } from './useEditConflict';

const BASE = { note: 'Calm', score: '7' };
const READ = { note: 'Calm and kind', score: '8' };

test.each([
  ['takes both where none is touched', BASE, { base: READ, values: READ }],
  [
    'leaves a touched field, and sees later that it was changed',
    { note: 'Mine', score: '7' },
    { base: { note: 'Calm', score: '8' }, values: { note: 'Mine', score: '8' } },
  ],
  [
    'sees no change where the same was typed',
    { note: 'Calm', score: '8' },
    { base: READ, values: READ },
  ],
])('%s', (_name, typed, taken) => {
  expect(mergeEdits(BASE, typed, READ)).toEqual(taken);
});

test('a missing note is an empty one, and 8.0 is 8', () => {
  expect(fieldsOf({ note: null, score: Number('8.0') })).toEqual({ note: '', score: '8' });
  expect(fieldsOf(undefined)).toEqual({ note: '', score: '0' });
});
