import { execFileSync } from 'node:child_process';
import { english } from '../../test/app/english';
import { createFormats } from './formats';
import { isIsoDate } from '../domain/isoDate';

const { date, display } = english;

const local = (day: Date) => day.toLocaleDateString(undefined, { dateStyle: 'medium' });

test.each([
  ['2024-03-01', new Date(2024, 2, 1)],
  ['2025-05-04T09:30:00.000Z', new Date(Date.UTC(2025, 4, 4, 9, 30))],
  ['2025-05-04T09:30:00+02:00', new Date(Date.UTC(2025, 4, 4, 7, 30))],
  ['2025-05-04T09:30', new Date(2025, 4, 4, 9, 30)],
  ['2024-02-29', new Date(2024, 1, 29)],
  ['2024-01-31', new Date(2024, 0, 31)],
])('%s shows as a local date', (iso, day) => {
  expect(date(iso)).toBe(local(day));
  expect(isIsoDate(iso)).toBe(true);
});

test.each([
  [undefined],
  [null],
  [''],
  [' '],
  ['yesterday'],
  ['2024'],
  ['2024-13-01'],
  ['2024-02-30'],
  ['2024-00-10'],
  ['2024-03-00'],
  ['on 2024-03-01'],
  ['x2024-03-01'],
  ['2024-03-01T'],
  ['2024-03-01T25:00:00Z'],
  ['2024-03-01Tnoon'],
  ['2024-03-01 or so'],
  ['01.03.2024'],
  ['3/1/2024'],
  ['1709251200000'],
])('%p is not a valid date and shows as N/A', (text) => {
  expect(date(text)).toBe('N/A');
  expect(isIsoDate(text)).toBe(false);
});

/** Formats a time in each zone. A process takes its time zone when it starts, so each zone reads the module again. */
function inZones(zones: string[], iso: string[]): unknown {
  const program = `
    const path = require.resolve('./src/i18n/formats.ts');
    const answer = {};
    for (const zone of ${JSON.stringify(zones)}) {
      process.env.TZ = zone;
      delete require.cache[path];
      answer[zone] = ${JSON.stringify(iso)}.map(require(path).createFormats('en-US', 'N/A').date);
    }
    console.log(JSON.stringify(answer));`;
  const env = { ...process.env, LC_ALL: 'en_US.UTF-8', LANGUAGE: '', TZ: 'UTC' };
  const printed = execFileSync(process.execPath, ['-r', 'esbuild-register', '-e', program], {
    env,
    encoding: 'utf8',
  });
  return JSON.parse(printed);
}

test('a date without a time is the same day in every time zone, and a time is on its local day', () => {
  const days = ['2024-03-01', '2018-11-04', '2025-05-04T23:30:00.000Z'];
  const zones = ['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Sao_Paulo'];
  expect(inZones(zones, days)).toEqual({
    UTC: ['Mar 1, 2024', 'Nov 4, 2018', 'May 4, 2025'],
    'Pacific/Kiritimati': ['Mar 1, 2024', 'Nov 4, 2018', 'May 5, 2025'],
    'Pacific/Pago_Pago': ['Mar 1, 2024', 'Nov 4, 2018', 'May 4, 2025'],
    'America/Sao_Paulo': ['Mar 1, 2024', 'Nov 4, 2018', 'May 4, 2025'],
  });
});

test.each([
  ['Grace', 'Grace'],
  [' Grace ', ' Grace '],
  ['', 'N/A'],
  ['   ', 'N/A'],
  [null, 'N/A'],
  [undefined, 'N/A'],
])('%p displays as %p', (value, text) => {
  expect(display(value)).toBe(text);
});

test('a missing value displays as the given fallback', () => {
  expect(display(undefined, 'No note provided')).toBe('No note provided');
  expect(display(' ', 'Employee')).toBe('Employee');
  expect(display('Kind.', 'No note provided')).toBe('Kind.');
});

// This is the table of the specification, Figures: how a score, a median, an average and a count are shown.
test.each([
  ['en-US', 2.123105323073016, ['2.12', '2.1', '2.1', '2']],
  ['en-US', 9.749999, ['9.75', '9.7', '9.7', '10']],
  ['en-US', 9.996, ['10', '10', '10.0', '10']],
  ['en-US', 7, ['7', '7', '7.0', '7']],
  ['en-US', 7.25, ['7.25', '7.3', '7.3', '7']],
  ['en-US', 33.7, ['33.7', '33.7', '33.7', '34']],
  ['en-US', 1234567, ['1,234,567', '1,234,567', '1,234,567.0', '1,234,567']],
  ['de', 2.126, ['2,13', '2,1', '2,1', '2']],
  ['ar-EG', 9.749999, ['٩٫٧٥', '٩٫٧', '٩٫٧', '١٠']],
] as const)('%s: %d has the decimals of each format', (locale, value, expected) => {
  const { score, median, average, count: countOf } = createFormats(locale, '');
  expect([score, median, average, countOf].map((format) => format(value))).toEqual(expected);
});

test('a missing count is N/A', () => {
  expect([undefined, null, 0].map(english.count)).toEqual(['N/A', 'N/A', '0']);
});

test('a range with equal texts at both ends is one score', () => {
  expect(english.scoreRange(7.121, 7.124)).toBe('7.12');
  expect(english.scoreRange(2.123105323073016, 9.749999)).toBe('2.12 – 9.75');
});

test.each([
  ['en-US', ['Ágnes', 'bo', 'item 9', 'item 10', 'Ø', 'Zoë']],
  ['da', ['Ágnes', 'bo', 'item 9', 'item 10', 'Zoë', 'Ø']],
])(
  '%s: texts are sorted in the order of the language, and numbers in them by value',
  (locale, sorted) => {
    expect([...sorted].reverse().sort(createFormats(locale, '').compare)).toEqual(sorted);
  },
);

test.each([
  ['en-US', ['+1.5', '0', '−2', '−1,234.3'], ['+1.5', '0.0', '−2.0', '−1,234.3']],
  ['de', ['+1,5', '0', '−2', '−1.234,3'], ['+1,5', '0,0', '−2,0', '−1.234,3']],
  ['ja', ['+1.5', '0', '−2', '−1,234.3'], ['+1.5', '0.0', '−2.0', '−1,234.3']],
  // A mark keeps the sign before its number in a text from right to left.
  [
    'ar-EG',
    ['\u061c+١٫٥', '٠', '\u061c−٢', '\u061c−١٬٢٣٤٫٣'],
    ['\u061c+١٫٥', '٠٫٠', '\u061c−٢٫٠', '\u061c−١٬٢٣٤٫٣'],
  ],
])('%s: a difference has its sign', (locale, exact, rounded) => {
  const { signed, signedTenths } = createFormats(locale, '');
  const differences = [1.5, 0, -2, -1234.25];
  expect(differences.map(signed)).toEqual(exact);
  expect(differences.map(signedTenths)).toEqual(rounded);
});

test.each([
  ['en-US', '2026', '1000', '7.5', 'Jun 30, 2026'],
  ['de', '2026', '1000', '7,5', '30.06.2026'],
  ['ja', '2026年', '1000', '7.5', '2026/06/30'],
  ['ar-EG', '٢٠٢٦', '١٠٠٠', '٧٫٥', '٣٠\u200f/٠٦\u200f/٢٠٢٦'],
  ['th', '2026', '1000', '7.5', '30 มิ.ย. 2026'],
])('%s: years, pages, other numbers and dates use the Gregorian calendar', (locale, ...texts) => {
  const { year, numeral, date } = createFormats(locale, '');
  const day = new Date(2026, 5, 30);
  expect([year(day.getTime()), numeral(1000), numeral(7.5), date('2026-06-30')]).toEqual(texts);
});
