import { shownMessages } from '../../test/app/shownMessages';
import { employeeSchema, loginSchema, registrationSchema } from './schemas';

const password = 'secret';

const shownOf = (email: string) => shownMessages(loginSchema, { email, password });

const INVALID = { email: 'Invalid email address' };

test('each form with an e-mail address validates it', async () => {
  const values = { name: 'Ada', age: '36', role: 'Manager', password, email: 'a@b' };
  const registration = { ...values, confirmPassword: password };
  expect(await shownMessages(employeeSchema, values)).toEqual(INVALID);
  expect(await shownMessages(registrationSchema, registration)).toEqual(INVALID);
});

test.each([
  ['nothing else', 'ada@example.com', 'ada@example.com'],
  ['blanks around it', '  ada@example.com\t', 'ada@example.com'],
  ['isolation marks around it', '\u2068ada@example.com\u2069', 'ada@example.com'],
  ['a zero-width character inside', ' ada@exam\u200bple.com ', 'ada@example.com'],
  ['a long name', `${'a'.repeat(1e5)}@example.com`, `${'a'.repeat(1e5)}@example.com`],
])(
  'an address with %s is sent without blanks and invisible characters',
  async (_form, email, sent) => {
    expect(await shownOf(email)).toEqual({});
    expect(loginSchema.cast({ email, password }).email).toBe(sent);
  },
);

test.each([
  'Ann Example <ann@example.com>',
  '"Example, Ann" <ann@example.com>; ',
  '<ann@example.com>,',
  'mailto:ann@example.com',
  'MAILTO:ann@example.com?subject=Hello',
  'Ann <mailto:ann@example.com>',
  'ann@example.com;',
  '; ann@example.com , ',
])('only the address in %s is sent', async (email) => {
  expect(await shownOf(email)).toEqual({});
  expect(loginSchema.cast({ email, password }).email).toBe('ann@example.com');
});

test.each([
  ['no characters', ''],
  ['only blanks', '   '],
  ['only zero-width characters', '\u200b\u202a\u202c'],
  ['no host', 'ada@'],
  ['no dot in the host', 'a@b'],
  ['no dot in a long host', `ada@${'a'.repeat(1e6)}`],
  ['non-ASCII letters in the host', 'ada@bücher.example'],
  ['a second line', 'ada@example.com\r\nBcc: b@example.com'],
  ['another address beside it', 'ann@example.com; ben@example.com'],
  ['another address in brackets', 'Ann <ann@example.com>, Ben <ben@example.com>'],
  ['nothing in the brackets', 'ann@example.com <>'],
  ['a million separators', `${';'.repeat(1e6)}a`],
  ['a million brackets', '<>'.repeat(1e6)],
  ['a lone surrogate', 'ada\ud83d@example.com'],
  ['a million letters', 'a'.repeat(1e6)],
])('an address with %s is invalid', async (_form, email) => {
  expect(await shownOf(email)).toEqual(INVALID);
});
