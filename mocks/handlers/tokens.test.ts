import { DEMO_ACCOUNTS } from '../demoAccounts';
import { issueToken, readToken, type Claims } from './tokens';

const claims: Claims = {
  _id: 'employee-058',
  name: 'Ελένη Παπαδοπούλου 王小明 😀',
  email: 'eleni@example.com',
  role: 'Manager',
};

test('a token holds an account in printable ASCII, without the password', () => {
  expect(readToken(issueToken(claims))).toEqual(claims);
  expect(issueToken(claims)).toMatch(/^[\x21-\x7e]+$/);
  const { password, ...rest } = DEMO_ACCOUNTS[0];
  const read = readToken(issueToken(DEMO_ACCOUNTS[0]));
  expect(read).toEqual(rest);
  expect(JSON.stringify(read)).not.toContain(password);
});

test('the same account always gets the same token, and another account gets another token', () => {
  expect(issueToken(claims)).toBe(issueToken({ ...claims }));
  expect(issueToken({ ...claims, role: 'Admin' })).not.toBe(issueToken(claims));
});

const [payload = '', sum = ''] = issueToken(claims).split('.');
const [otherPayload = ''] = issueToken({ ...claims, role: 'Admin' }).split('.');

test.each([
  '',
  '.',
  'forged',
  payload,
  `${payload}.`,
  `.${sum}`,
  `${payload}.00000000`,
  `${otherPayload}.${sum}`,
  `${payload}.${sum}.`,
  `${payload}.${sum.toUpperCase()}!`,
])('%p is not a token of the mock', (token) => {
  expect(readToken(token)).toBeUndefined();
});

test('a token without an id or e-mail is invalid', () => {
  expect(readToken(issueToken({ ...claims, name: '' }))).toMatchObject({ name: '' });
  expect(readToken(issueToken({ ...claims, email: '' }))).toBeUndefined();
  expect(readToken(issueToken({ ...claims, _id: '' }))).toBeUndefined();
});
