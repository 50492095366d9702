import { shownMessages } from '../../test/app/shownMessages';
import { employeeSchema, loginSchema, registrationSchema } from './schemas';

const password = 'secret';

const shownOf = (email: string) => shownMessages(loginSchema, { email, password });

const INVALID = { email: 'Invalid email address' };

test('each form with an address has the rule', async () => {
  const values = { name: 'Ada', age: '36', role: 'Manager', password, email: 'a@b' };
  const registration = { ...values, confirmPassword: password };
  expect(await shownMessages(employeeSchema, values)).toEqual(INVALID);
  expect(await shownMessages(registrationSchema, registration)).toEqual(INVALID);
});

test.each([
  ['plain', 'ada@example.com', 'ada@example.com'],
  ['blanks around it', '  ada@example.com\t', 'ada@example.com'],
  ['isolation marks around it', '\u2068ada@example.com\u2069', 'ada@example.com'],
  ['a character of no width inside', ' ada@exam\u200bple.com ', 'ada@example.com'],
  ['a long name', `${'a'.repeat(1e5)}@example.com`, `${'a'.repeat(1e5)}@example.com`],
])('an address with %s is sent without what is not seen', async (_form, email, sent) => {
  expect(await shownOf(email)).toEqual({});
  expect(loginSchema.cast({ email, password }).email).toBe(sent);
});

test.each([
  'Ann Example <ann@example.com>',
  '"Example, Ann" <ann@example.com>; ',
  '<ann@example.com>,',
  'mailto:ann@example.com',
  'MAILTO:ann@example.com?subject=Hello',
  'Ann <mailto:ann@example.com>',
  'ann@example.com;',
  '; ann@example.com , ',
])('the address in %s is sent', async (email) => {
  expect(await shownOf(email)).toEqual({});
  expect(loginSchema.cast({ email, password }).email).toBe('ann@example.com');
});

test.each([
  ['nothing', ''],
  ['blanks', '   '],
  ['characters of no width alone', '\u200b\u202a\u202c'],
  ['no host', 'ada@'],
  ['no dot in the host', 'a@b'],
  ['no dot in a long host', `ada@${'a'.repeat(1e6)}`],
  ['other letters in the host', 'ada@bücher.example'],
  ['a second line', 'ada@example.com\r\nBcc: b@example.com'],
  ['another one beside it', 'ann@example.com; ben@example.com'],
  ['another one in brackets', 'Ann <ann@example.com>, Ben <ben@example.com>'],
  ['nothing in the brackets', 'ann@example.com <>'],
  ['a million separators', `${';'.repeat(1e6)}a`],
  ['a million brackets', '<>'.repeat(1e6)],
  ['half a character', 'ada\ud83d@example.com'],
  ['a million letters', 'a'.repeat(1e6)],
])('an address with %s is none', async (_form, email) => {
  expect(await shownOf(email)).toEqual(INVALID);
});
