import { createI18n } from '../../i18n/createI18n';
import messages from '../../i18n/messages/en.json';
import { localNumber, plainNumber } from './typedNumber';

const of = (locale: string) => createI18n(locale, messages);

/** The largest values of a field for a count and of a field for a score. */
const COUNT = 999_999;
const SCORE = 10;

// This is the table of the specification, Numbers: typed texts, as a count and as a score.
test.each([
  ['en-US', '7.5', '7.5', '7.5'],
  ['en-US', '7,5', '7.5', '7.5'],
  ['en-US', '1,200', '1200', '1.200'],
  ['en-US', '1.200', '1.200', '1.200'],
  ['en-US', '1,200.5', '1200.5', '1200.5'],
  ['en-US', '1.200,5', '1200.5', '1200.5'],
  ['en-US', '1.200.000', '1200000', '1200000'],
  ['en-US', '1,200,000', '1200000', '1200000'],
  ['en-IN', '1,20,000', '120000', '120000'],
  ['en-US', '1 200', '1200', '1200'],
  ['en-US', '1\u00a0200,5', '1200.5', '1200.5'],
  ['de', '7.5', '7.5', '7.5'],
  ['de', '7,5', '7.5', '7.5'],
  ['de', '1.000', '1000', '1.000'],
  ['de', '1,000', '1.000', '1.000'],
  ['de', '1.000,5', '1000.5', '1000.5'],
  ['de', '1.000.000', '1000000', '1000000'],
  ['de-AT', '1\u00a0000', '1000', '1000'],
  ['de-AT', '1.000', '1000', '1.000'],
  ['de-CH', '1’000', '1000', '1000'],
  ['de-CH', "1'000.5", '1000.5', '1000.5'],
  ['ja', '７．５', '7.5', '7.5'],
  ['ja', '７。５', '7.5', '7.5'],
  ['ja', '７，５', '7.5', '7.5'],
  ['ja', '１，２００', '1200', '1.200'],
  ['ar-EG', '٧٫٥', '7.5', '7.5'],
  ['ar-EG', '٧،٥', '7.5', '7.5'],
  ['ar-EG', '7.5', '7.5', '7.5'],
  ['ar-EG', '١٬٢٠٠', '1200', '1200'],
  ['ar-EG', '١٬٢٠٠٫٥', '1200.5', '1200.5'],
  ['ar-EG', '١٫٢٠٠', '1.200', '1.200'],
  ['ar-AE', '٧٫٥', '7.5', '7.5'],
  ['fa', '۷٫۵', '7.5', '7.5'],
  // The user has not finished typing, or has left something out.
  ['en-US', '7.', '7', '7'],
  ['en-US', '7,', '7', '7'],
  ['de', '1.000,', '1000', '1000'],
  ['en-US', '.5', '0.5', '0.5'],
  ['en-US', '-,5', '-0.5', '-0.5'],
  // This is not a group: it would begin with 0, or does not have three digits.
  ['en-US', '0,500', '0.500', '0.500'],
  ['de', '1.00', '1.00', '1.00'],
  ['de', '1234.567', '1234.567', '1234.567'],
  ['en-US', '007', '007', '007'],
  ['en-US', ' -7.5 ', '-7.5', '-7.5'],
  ['en-US', '−7', '-7', '-7'],
  // These characters have no width.
  ['en-US', '8\u200b', '8', '8'],
  ['en-US', '\u202a1,200.5\u202c', '1200.5', '1200.5'],
  ['ar-EG', '\u200f٧\u200d٫٥\ufeff', '7.5', '7.5'],
  ['en-US', '', '', ''],
])('%s: %j is read as the count %j and the score %j', (locale, typed, ...read) => {
  expect([COUNT, SCORE].map((most) => plainNumber(of(locale), typed, most))).toEqual(read);
});

test.each([
  ...['1e2', '0x18', 'Infinity', '+7', 'seven', '7 years', '7,5,1', '7.5.1', '7, 5', '1,00,0'],
  ...[
    '1,000,5',
    '1,000.000,5',
    '1,000 000',
    '12,34.5',
    '1_000',
    '--7',
    '-',
    '.',
    ',',
    '1..5',
    'e,5',
  ],
])('%j is not a number in any language and is not changed', (typed) => {
  for (const locale of ['en-US', 'de', 'ja', 'ar-EG']) {
    expect(plainNumber(of(locale), typed, COUNT)).toBe(typed);
  }
});

test.each([
  ['en-US', '7.5', '7.5'],
  ['de', '7.5', '7,5'],
  ['de', '1234.5', '1234,5'],
  ['de', '1.000,5', '1.000,5'],
  ['de', '1.2.3', '1.2.3'],
  ['de', 'e.g.', 'e.g.'],
  ['ar-EG', '7.5', '٧٫٥'],
  ['ar-EG', '10', '١٠'],
  ['ar-EG', '-7', '-٧'],
  ['ar-EG', 'item 7', 'item 7'],
  ['ar-EG', '', ''],
  ['ja', '7.5', '7.5'],
])('%s: %j is written as %j', (locale, plain, text) => {
  expect(localNumber(of(locale), plain)).toBe(text);
});
