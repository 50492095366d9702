import { shownMessages } from '../../test/app/shownMessages';
import { employeeSchema, loginSchema, registrationSchema } from './schemas';

const password = 'secret';
const employee = { name: 'Ada', age: '36', role: 'Manager', password };

/** What the three forms with an e-mail address say of it. */
const shownOf = (email: string) =>
  Promise.all([
    shownMessages(loginSchema, { email, password }),
    shownMessages(employeeSchema, { ...employee, email }),
    shownMessages(registrationSchema, { ...employee, email, confirmPassword: password }),
  ]);

test.each([
  ['plain', 'ada@example.com'],
  ['dots and a tag', 'a.b+c@mail.example.co'],
  ['capitals', 'Ada.Lovelace@EXAMPLE.COM'],
  ['one letter each', 'a@b.c'],
  ['digits', '42@123.example'],
  ['a hyphen in the host', 'ada@my-company.example'],
  ['an apostrophe', "o'brien@example.com"],
  ['every sign that may be there', '.!#$%&*+/=?^_`{|}~-@example.com'],
  ['an encoded name of a host', 'ada@xn--bcher-kva.example'],
  ['an encoded country', 'ada@example.xn--p1ai'],
  ['blanks around it', '  ada@example.com\t'],
  ['a long name', `${'a'.repeat(1e5)}@example.com`],
])('an address with %s is one', async (_form, email) => {
  expect(await shownOf(email)).toEqual([{}, {}, {}]);
  expect(loginSchema.cast({ email, password }).email).toBe(email.trim());
});

test.each([
  ['an embedding around it', '\u202aada@example.com\u202c'],
  ['isolation marks around it', '\u2068ada@example.com\u2069'],
  ['a character of no width inside', ' ada@exam\u200bple.com '],
  ['a soft hyphen inside', 'ada@exam\u00adple.com'],
  ['a byte order mark before a blank', '\ufeff ada@example.com'],
])('an address with %s is sent without', async (_form, email) => {
  expect(await shownOf(email)).toEqual([{}, {}, {}]);
  expect(loginSchema.cast({ email, password }).email).toBe('ada@example.com');
});

test.each([
  ['nothing', ''],
  ['blanks', '   '],
  ['no @', 'ada'],
  ['no host', 'ada@'],
  ['no dot in the host', 'a@b'],
  ['no dot in a long host', `ada@${'a'.repeat(1e6)}`],
  ['a dot before the @ only', 'ada.lovelace@localhost'],
  ['nothing before the dot of the host', 'ada@.com'],
  ['no name', '@example.com'],
  ['two @', 'ada@home@example.com'],
  ['a blank inside', 'ada@exam ple.com'],
  ['two addresses', 'ada@example.com, b@example.com'],
  ['a name before it', 'Ada <ada@example.com>'],
  ['a link', 'mailto:ada@example.com'],
  ['quotes', '"ada lovelace"@example.com'],
  ['brackets', 'ada@[127.0.0.1]'],
  ['a dot at the end', 'ada@example.com.'],
  ['two dots in the host', 'ada@example..com'],
  ['a hyphen at an edge', 'ada@-example.com'],
  ['a part of the host too long', `ada@${'a'.repeat(64)}.com`],
  ['other letters', 'äda@example.com'],
  ['other letters in the host', 'ada@bücher.example'],
  ['a second line', 'ada@example.com\r\nBcc: b@example.com'],
  ['no character at its end', 'ada@example.com\0'],
  ['characters of no width alone', '\u200b\u202a\u202c'],
  ['half a character', 'ada\ud83d@example.com'],
  ['markup', '<b>ada</b>@example.com'],
  ['a million letters', 'a'.repeat(1e6)],
  ['a million @', '@'.repeat(1e6)],
])('an address with %s is none', async (_form, email) => {
  const messages = { email: 'Invalid email address' };
  expect(await shownOf(email)).toEqual([messages, messages, messages]);
});
