import { createI18n } from '../../i18n/createI18n';
import messages from '../../i18n/messages/en.json';
import { localNumber, plainNumber } from './typedNumber';

const of = (locale: string) => createI18n(locale, messages);

test.each([
  ['en-US', '7.5', '7.5'],
  ['en-US', ' -7.5 ', ' -7.5 '],
  // Only Score reads a comma in English.
  ['en-US', '7,5', '7,5'],
  ['en-US', '1,000', '1,000'],
  ['en-US', '1e2', '1e2'],
  ['en-US', 'seven', 'seven'],
  ['en-US', '', ''],
  ['en-US', '٧٫٥', '7.5'],
  ['de', '7,5', '7.5'],
  ['de', '7.5', '7.5'],
  ['de', '7,', '7.'],
  ['de', '1.000,5', '1.000,5'],
  ['de', '7,5,1', '7,5,1'],
  ['ar-EG', '٧٫٥', '7.5'],
  ['ar-EG', '٧،٥', '7.5'],
  ['ar-EG', '١٠', '10'],
  ['ar-EG', '7.5', '7.5'],
  ['ar-AE', '٧٫٥', '7.5'],
  ['fa', '۷٫۵', '7.5'],
  ['ja', '７．５', '7.5'],
  ['ja', '７。５', '7.5'],
  ['ja', '７，５', '7,5'],
])('%s: %j is %j', (locale, typed, plain) => {
  expect(plainNumber(of(locale), typed)).toBe(plain);
});

test.each([
  ['en-US', '7.5', '7.5'],
  ['de', '7.5', '7,5'],
  ['de', '7.', '7,'],
  ['de', '1234.5', '1234,5'],
  ['de', '1.000,5', '1.000,5'],
  ['de', '1.2.3', '1.2.3'],
  ['de', 'e.g.', 'e.g.'],
  ['ar-EG', '7.5', '٧٫٥'],
  ['ar-EG', '10', '١٠'],
  ['ar-EG', 'item 7', 'item 7'],
  ['ar-EG', '', ''],
  ['ja', '7.5', '7.5'],
])('%s: %j is written as %j', (locale, plain, text) => {
  expect(localNumber(of(locale), plain)).toBe(text);
});
